import './subject-tabs.css'
import { type KeyboardEvent, useRef } from 'react'
import type { SubjectGroup } from '../../catalogue/subject-groups.ts'
import { Icon } from '../../components/icon.tsx'
import { copy } from '../../copy/copy.ts'

export interface SubjectTabsProps {
  readonly name: string
  /** What the tabs show. */
  readonly panelId: string
  readonly groups: readonly SubjectGroup[]
  readonly stage: string | null
  /** 0 for all. */
  readonly subjectId: number
  readonly onStage: (stage: string) => void
  readonly onSubject: (subjectId: number) => void
}

/** The subjects of one stage as tabs; which stage is chosen beside them. */
export const SubjectTabs = (props: SubjectTabsProps) => {
  const { name, panelId, groups, stage, subjectId, onStage, onSubject } = props
  const list = useRef<HTMLDivElement>(null)
  const group =
    groups.find((candidate) => candidate.stage === stage) ??
    groups.find(({ subjects }) => subjects.some(({ id }) => id === subjectId)) ??
    groups[0]
  const tabs = [{ id: 0, name: copy.home.allSubjects }, ...(group?.subjects ?? [])]
  const active = tabs.some(({ id }) => id === subjectId) ? subjectId : -1

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active)
    const to = nextTab(event.key, at, tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (tab === undefined) return
    event.preventDefault()
    onSubject(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus()
  }

  return (
    <div className="subject-tabs">
      {groups.length > 1 && (
        <span className="subject-tabs__stage">
          <select
            aria-label={copy.home.stage}
            value={group?.stage}
            onChange={({ target }) => onStage(target.value)}
          >
            {groups.map((candidate) => (
              <option key={candidate.stage}>{candidate.stage}</option>
            ))}
          </select>
          <Icon name="chevronDown" />
        </span>
      )}
      <div ref={list} className="subject-tabs__list" role="tablist" aria-label={name} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={panelId}
            tabIndex={tab.id === active || (active === -1 && index === 0) ? 0 : -1}
            onClick={() => onSubject(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
    </div>
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
