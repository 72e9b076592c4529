import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { amountText } from '../../ui/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import './AskBox.css'
import { type Asked, parseAsk, shopAddress } from './parse-ask.ts'
import { type HomeText, homeTexts } from './texts.ts'

const SAYINGS = ['say1', 'say2', 'say3', 'say4'] as const
const LONGEST = 200
const LINE_NAMES: readonly (HomeText | undefined)[] = [
  undefined,
  undefined,
  'equity',
  'insurance',
  'guarantee',
  'microLoan',
  'leasing',
  'factoring',
  'bond',
]

/** One box for a sentence. It shows what it understood before the visitor goes on. */
export function AskBox() {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const navigate = useNavigate()
  const [sentence, setSentence] = useState('')
  const go = () => navigate(inLang(shopAddress(sentence), lang))
  const chips = useChips(parseAsk(sentence))
  return (
    <Form
      className="ask"
      action={inLang('/financeShop', lang)}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <h2>{t('askTitle')}</h2>
      <p>{t('askHint')}</p>
      <textarea
        name="keyWord"
        rows={2}
        maxLength={LONGEST}
        aria-label={t('askLabel')}
        placeholder={t('askSample')}
        value={sentence}
        onChange={(event) => setSentence(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          go()
        }}
      />
      <div className="ask-got" aria-live="polite">
        {chips.length > 0 && t('understood')}
        {chips.map((chip) => (
          <Tag key={chip} tone="key">
            {chip}
          </Tag>
        ))}
      </div>
      <div className="ask-act">
        <Button kind="primary" type="submit">
          {t('match')}
        </Button>
        {isPage('/AISpacePage') && (
          <Button to={inLang(`/AISpacePage?query=${encodeURIComponent(sentence.trim())}`, lang)}>
            <Icon name="chat" size={20} />
            {t('assistant')}
          </Button>
        )}
      </div>
      <div className="ask-sayings">
        <span>{t('orSay')}</span>
        <div>
          {SAYINGS.map((saying) => (
            <button key={saying} type="button" onClick={() => setSentence(t(saying))}>
              {t(saying)}
            </button>
          ))}
        </div>
      </div>
    </Form>
  )
}

function useChips({ line, letters, amountWan, months, guaTypes, tags }: Asked): string[] {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const lineName = letters ? 'letter' : LINE_NAMES[line]
  const amount = amountWan === undefined ? undefined : amountText(amountWan * 10_000, lang, 'wan')
  return [
    ...(lineName ? [t(lineName)] : []),
    ...(amount ? [`${amount.text.replace(/\.00$/, '')}${lang === 'zh-CN' ? '' : ' '}${amount.unit}`] : []),
    ...tags.map((key) => t(`tag${key}` as HomeText)),
    ...(months === undefined ? [] : [t('months', { count: months })]),
    ...guaTypes.map((key) => t(`gua${key}` as HomeText)),
  ]
}
