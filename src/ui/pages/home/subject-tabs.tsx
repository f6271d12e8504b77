import './subject-tabs.css'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { HomeSelection } from '#domain/catalogue/home.machine.ts'
import type { NamedSubject, SubjectGroup } from '../../catalogue/subject-groups.ts'
import { Icon } from '../../components/icon.tsx'
import { ScrollRow } from '../../components/scroll-row.tsx'
import { copy } from '../../copy/copy.ts'

export interface SubjectTabsProps {
  readonly name: string
  /** What the tabs show. */
  readonly panelId: string
  readonly groups: readonly SubjectGroup[]
  readonly selection: HomeSelection
  readonly onSelect: (selection: HomeSelection) => void
}

/** The subjects as tabs, those of one stage when one is chosen beside them. */
export const SubjectTabs = (props: SubjectTabsProps) => {
  const { name, panelId, groups, selection, onSelect } = props
  const { stageId, subjectId } = selection
  const list = useRef<HTMLDivElement>(null)
  const tabs = [{ id: 0, name: copy.home.allSubjects }, ...subjectsOf(groups, stageId)]
  const active = tabs.some(({ id }) => id === subjectId) ? subjectId : -1

  // A row begins with its first tab: to ask where that is would have the page laid out while it is being drawn.
  const mayBeAway = useRef(subjectId !== 0)
  useEffect(() => {
    if (mayBeAway.current) showActiveTab(list.current)
    mayBeAway.current = true
  }, [stageId, subjectId])

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active)
    const to = nextTab(event.key, at, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (tab === undefined) return
    event.preventDefault()
    onSelect({ stageId, subjectId: tab.id })
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus()
  }

  return (
    <div className="subject-tabs">
      {groups.length > 1 && (
        <span className="subject-tabs__stage">
          <select
            aria-label={copy.home.stage}
            value={stageId}
            onChange={({ target }) => onSelect({ stageId: Number(target.value), subjectId: 0 })}
          >
            <option value={0}>{copy.home.allStages}</option>
            {groups.map((group) => (
              <option key={group.stageId} value={group.stageId}>
                {group.stage}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
      <ScrollRow row={list}>
        <div ref={list} className="subject-tabs__list" role="tablist" aria-label={name} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              aria-selected={tab.id === active}
              aria-controls={panelId}
              tabIndex={tab.id === active || (active === -1 && index === 0) ? 0 : -1}
              onClick={() => onSelect({ stageId, subjectId: tab.id })}
            >
              {tab.name}
            </button>
          ))}
        </div>
      </ScrollRow>
    </div>
  )
}

/** Into the middle of its row, where its neighbours can be seen; the page itself stays where it is. */
const showActiveTab = (list: HTMLElement | null): void => {
  const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

/** With all stages in one row a subject says which stage it belongs to: 初中数学. */
const subjectsOf = (groups: readonly SubjectGroup[], stageId: number): readonly NamedSubject[] => {
  const chosen = groups.find((group) => group.stageId === stageId && stageId !== 0)
  return (
    chosen?.subjects ??
    groups.flatMap(({ stage, subjects }) => subjects.map(({ id, name }) => ({ id, name: `${stage}${name}` })))
  )
}

/** Arrow keys go around, Home and End to the ends; null for every other key. */
const nextTab = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
