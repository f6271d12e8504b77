import './home-block.css'
import { Button, Text } from '@radix-ui/themes'
import { useId } from 'react'
import type { HomeBlock as Block } from '#domain/catalogue/home-content.ts'
import type { SubjectGroup } from '../../catalogue/subject-groups.ts'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { Section } from '../../components/section.tsx'
import { copy } from '../../copy/copy.ts'
import { listAddress } from '../../routing/addresses.ts'
import { SubjectTabs } from './subject-tabs.tsx'

/** Two rows of four. */
const SHOWN = 8

export interface HomeBlockProps {
  readonly block: Block
  readonly groups: readonly SubjectGroup[]
  /** The stage whose subjects are offered; null until one is chosen. */
  readonly stage: string | null
  /** 0 for all. */
  readonly subjectId: number
  readonly busy: boolean
  readonly onStage: (stage: string) => void
  readonly onSubject: (subjectId: number) => void
}

/** What is newest of one classify, by subject. */
export const HomeBlock = ({ block, groups, stage, subjectId, busy, onStage, onSubject }: HomeBlockProps) => {
  const panel = useId()
  return (
    <Section
      title={block.name}
      aside={
        <>
          {groups.length > 0 && (
            <SubjectTabs
              name={copy.home.subjectsOf(block.name)}
              panelId={panel}
              groups={groups}
              stage={stage}
              subjectId={subjectId}
              onStage={onStage}
              onSubject={onSubject}
            />
          )}
          <MoreLink
            to={listAddress({ type: block.type, subject: subjectId })}
            name={copy.home.moreOf(block.name)}
          />
        </>
      }
    >
      <div
        id={panel}
        className="home-block"
        role={groups.length > 0 ? 'tabpanel' : undefined}
        aria-label={groups.length > 0 ? block.name : undefined}
        aria-busy={busy}
      >
        {block.items.length === 0 ? (
          <div className="home-block__empty">
            <Text as="p" color="gray">
              {copy.home.noneOfSubject(block.name)}
            </Text>
            <Button variant="soft" onClick={() => onSubject(0)}>
              {copy.home.showAllSubjects}
            </Button>
          </div>
        ) : (
          <CardGrid>
            {block.items.slice(0, SHOWN).map((content) => (
              <ContentCard key={content.id} content={content} />
            ))}
          </CardGrid>
        )}
      </div>
    </Section>
  )
}
