import { Button, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { uploads } from '#contract/files/index.ts'
import { callServer } from '../../app/api/call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import '../RichText.css'
import './HtmlInput.css'
import { formTexts } from './texts.ts'

/** Marks the tools set: the browser's own editing command, its value and what the button shows. */
const TOOLS = [
  ['bold', '', <b key="b">B</b>],
  ['italic', '', <i key="i">I</i>],
  ['underline', '', <u key="u">U</u>],
  ['formatBlock', 'h3', 'H'],
  ['insertUnorderedList', '', <Icon key="list" name="list" />],
  ['insertOrderedList', '', '1.'],
  ['removeFormat', '', <Icon key="clear" name="close" />],
] as const

const IMAGE = '/api/blade-resource/upload/image/'

interface HtmlInputProps {
  readonly id?: string
  readonly value?: string | number
  readonly onChange?: (html: string) => void
  readonly onBlur?: () => void
  readonly disabled?: boolean
}

/** Formatted text, edited in place. The server keeps only harmless marks of whatever is typed or pasted. */
export function HtmlInput({ id, value = '', onChange, onBlur, disabled }: HtmlInputProps) {
  const t = useTexts(formTexts)
  const area = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const [linking, setLinking] = useState(false)
  const html = String(value)

  // What the form sets is shown; what was typed here is there already.
  useEffect(() => {
    if (area.current && written.current !== html) area.current.innerHTML = html
  }, [html])

  const tell = () => {
    const text = area.current?.innerHTML ?? ''
    written.current = text === '<br>' ? '' : text
    onChange?.(written.current)
  }
  const run = (command: string, argument = '') => {
    area.current?.focus()
    // Deprecated without a successor, and in every browser.
    document.execCommand(command, false, argument)
    tell()
  }
  const insertPicture = async (file: File) => {
    const { attachId } = await callServer(uploads['put-object'], { businessType: 'picture' }, { files: { file } })
    run('insertImage', IMAGE + attachId)
  }
  return (
    <div className="html-input">
      <div className="html-tools" role="toolbar" aria-label={t('format')}>
        {TOOLS.map(([command, argument, shown]) => (
          <button
            key={command}
            type="button"
            disabled={disabled}
            title={t(command)}
            aria-label={t(command)}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command, argument)}
          >
            {shown}
          </button>
        ))}
        <button type="button" disabled={disabled} title={t('link')} onClick={() => setLinking(!linking)}>
          {t('link')}
        </button>
        <PictureButton disabled={disabled} onFile={(file) => void insertPicture(file).catch(() => {})} />
        {linking && <LinkField onLink={(address) => run('createLink', address)} onClose={() => setLinking(false)} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML edits formatted text. */}
      <div
        ref={area}
        id={id}
        className="rich-text"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={t('content')}
        contentEditable={!disabled}
        suppressContentEditableWarning
        onInput={tell}
        onBlur={onBlur}
      />
    </div>
  )
}

function PictureButton({ disabled, onFile }: { disabled?: boolean; onFile: (file: File) => void }) {
  const t = useTexts(formTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" disabled={disabled} title={t('picture')} onClick={() => input.current?.click()}>
        {t('picture')}
      </button>
      <input
        ref={input}
        // Ant Design shows every file field of a form, hidden or not.
        style={{ display: 'none' }}
        type="file"
        accept=".jpg,.jpeg,.png,.gif,.webp"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Keeps the selection while an address is typed, and marks it then. */
function LinkField({ onLink, onClose }: { onLink: (address: string) => void; onClose: () => void }) {
  const t = useTexts(formTexts)
  const [address, setAddress] = useState('')
  const [range] = useState(() => {
    const selection = getSelection()
    return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  })
  const link = () => {
    const selection = getSelection()
    if (range) {
      selection?.removeAllRanges()
      selection?.addRange(range)
    }
    if (ADDRESS.test(address.trim())) onLink(address.trim())
    onClose()
  }
  return (
    <span className="html-link">
      <Input
        autoFocus
        size="small"
        aria-label={t('linkAddress')}
        placeholder={t('linkAddress')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onPressEnter={(event) => {
          event.preventDefault()
          link()
        }}
      />
      <Button size="small" onClick={link}>
        {t('confirm')}
      </Button>
    </span>
  )
}

const ADDRESS = /^(https?:\/\/|\/|mailto:|tel:)/
