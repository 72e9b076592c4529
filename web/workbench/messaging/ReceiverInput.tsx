import { Form, Select } from 'antd'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { user } from '#contract/identity/index.ts'
import { RECEIVER_CATEGORIES } from '#contract/messaging/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CheckList } from '../../ui/form/CheckList.tsx'
import type { FieldInputProps } from '../../ui/form/FieldInput.tsx'
import { messagingTexts } from './texts.ts'

interface Person {
  readonly id: string
  readonly name: string
}

/** The chosen people by name, as the notice's detail tells them. */
export const Receivers = createContext<readonly Person[]>([])

/** Categories to tick or people to find, as the range asks for. */
export function ReceiverInput(props: FieldInputProps) {
  const range: string | undefined = Form.useWatch('receiveType')
  const before = useRef(range)
  const { onChange } = props
  // Categories are no people: another range starts with nobody.
  useEffect(() => {
    if (before.current && range && before.current !== range) onChange?.('')
    before.current = range
  }, [range, onChange])
  return range === 'category' ? (
    <CheckList {...props} meta={{ ...props.meta, choices: RECEIVER_CATEGORIES }} />
  ) : (
    <PeoplePicker {...props} />
  )
}

const FOUND = 30

function PeoplePicker({ id, value = '', onChange, disabled }: FieldInputProps) {
  const t = useTexts(messagingTexts)
  const chosen = useContext(Receivers)
  const [typed, setTyped] = useState('')
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(() => new Map(chosen.map(({ id, name }) => [id, name])))
  const { data } = useCall(user['search/user'], { name: typed, size: FOUND }, { keepPrevious: true })
  const found = (data?.records ?? []).map((person) => ({ value: person.id, label: nameOf(person) }))
  return (
    <Select
      id={id}
      mode="multiple"
      disabled={disabled}
      labelInValue
      placeholder={t('receiverSearch')}
      options={found}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={String(value)
        .split(',')
        .filter(Boolean)
        .map((one) => ({ value: one, label: seen.get(one) ?? one }))}
      onChange={(picked: { value: string; label: string }[]) => {
        setSeen(new Map([...seen, ...picked.map((one) => [one.value, one.label] as const)]))
        onChange?.(picked.map((one) => one.value).join(','))
      }}
    />
  )
}

const nameOf = ({ realName, account }: { realName: string; account: string }) =>
  realName && realName !== account ? `${realName}（${account}）` : account
