import { Input, Tree } from 'antd'
import { useState } from 'react'
import { type MenuNode, menu } from '#contract/system/menu.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Page } from '../../ui/Page.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { Split } from '../../ui/Split.tsx'
import { findIn, linesTo, nodeOf } from './menu-tree.ts'
import { ApiScopes, DataScopes } from './Scopes.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

export const DataScopePage = () => <ScopePage kind="datascope" Scopes={DataScopes} />
export const ApiScopePage = () => <ScopePage kind="apiscope" Scopes={ApiScopes} />

const NONE: readonly MenuNode[] = []

interface ScopePageProps {
  readonly kind: 'datascope' | 'apiscope'
  readonly Scopes: typeof DataScopes
}

/** Menus at the left; at the right the rules that hang under the chosen one. */
function ScopePage({ kind, Scopes }: ScopePageProps) {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const label = useLabel()
  const { data: forest = NONE } = useCall(menu['menu-list'], {})
  const [id, setId] = useState<string>()
  const chosen = nodeOf(forest, id)
  return (
    <Page title={title(kind)}>
      <Split title={t('menus')} chosen={chosen?.name} aside={<MenuTree forest={forest} onChoose={setId} />}>
        {chosen ? (
          <>
            <Card>
              <Facts
                facts={[
                  { label: label('菜单名称'), value: chosen.name },
                  { label: label('路由地址'), value: chosen.path },
                  { label: label('菜单编号'), value: chosen.code },
                ]}
              />
            </Card>
            <Scopes key={chosen.id} menuId={chosen.id} />
          </>
        ) : (
          <Card>
            <EmptyState title={t('chooseMenu')} text={t('chooseMenuText')} />
          </Card>
        )}
      </Split>
    </Page>
  )
}

interface MenuTreeProps {
  readonly forest: readonly MenuNode[]
  readonly onChoose: (id: string) => void
}

function MenuTree({ forest, onChoose }: MenuTreeProps) {
  const t = useTexts(systemTexts)
  const [text, setText] = useState('')
  const shown = findIn(forest, text.trim())
  if (forest.length === 0) return <LinesSkeleton lines={10} />
  return (
    <>
      <Input
        allowClear
        aria-label={t('searchMenu')}
        placeholder={t('searchMenu')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Tree
        key={text}
        blockNode
        defaultExpandedKeys={text ? linesTo(shown) : []}
        fieldNames={{ title: 'name', key: 'id' }}
        // The tree reads the named members of any object.
        treeData={shown as never}
        onSelect={([key]) => key !== undefined && onChoose(String(key))}
      />
    </>
  )
}
