import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { MenuList, PopMenu, type PopMenuItem } from '../../ui/PopMenu.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import type { OpenTab } from './model.ts'
import './TabBar.css'
import { shellTexts } from './texts.ts'

interface TabBarProps {
  readonly tabs: readonly OpenTab[]
  readonly current: string
  readonly onClose: (path: string) => void
  readonly onCloseOthers: (path: string) => void
  readonly onCloseAll: () => void
  readonly onClearCache: () => void
}

interface Place {
  readonly path: string
  readonly x: number
  readonly y: number
}

/** Opened pages. The same three actions are in the right-click menu and in 页签操作. */
export function TabBar(props: TabBarProps) {
  const t = useTexts(shellTexts)
  const [place, setPlace] = useState<Place>()
  return (
    <div className="tab-bar">
      <nav aria-label={t('tabs')}>
        {props.tabs.map((tab) => (
          <Tab
            key={tab.path}
            tab={tab}
            current={tab.path === props.current}
            onClose={props.onClose}
            onMenu={setPlace}
          />
        ))}
      </nav>
      <PopMenu
        className="tab-actions"
        label={t('tabActions')}
        items={actionsFor(props.current, props, t)}
        trigger={
          <>
            {t('tabActions')}
            <Icon name="down" size={14} />
          </>
        }
      />
      {place && (
        <div>
          <MenuList
            label={t('tabActions')}
            items={actionsFor(place.path, props, t)}
            at={place}
            onClose={() => setPlace(undefined)}
          />
        </div>
      )}
    </div>
  )
}

interface TabProps {
  readonly tab: OpenTab
  readonly current: boolean
  readonly onClose: (path: string) => void
  readonly onMenu: (place: Place) => void
}

function Tab({ tab, current, onClose, onMenu }: TabProps) {
  const t = useTexts(shellTexts)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the right-click menu doubles what 页签操作 offers
    <span
      className={current ? 'tab current' : 'tab'}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu({ path: tab.path, x: event.clientX, y: event.clientY })
      }}
    >
      <Link to={tab.path} aria-current={current ? 'page' : undefined}>
        {tab.title}
      </Link>
      {!tab.fixed && (
        <button type="button" aria-label={t('closeTab', { title: tab.title })} onClick={() => onClose(tab.path)}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  )
}

function actionsFor(
  path: string,
  props: TabBarProps,
  t: ReturnType<typeof useTexts<keyof (typeof shellTexts)['zh-CN']>>,
) {
  const closable = props.tabs.filter((tab) => !tab.fixed)
  return [
    {
      key: 'others',
      label: t('closeOthers'),
      onSelect: () => props.onCloseOthers(path),
      disabled: closable.every((tab) => tab.path === path),
    },
    { key: 'all', label: t('closeAll'), onSelect: props.onCloseAll, disabled: closable.length === 0 },
    { key: 'cache', label: t('clearCache'), onSelect: props.onClearCache },
  ] satisfies PopMenuItem[]
}
