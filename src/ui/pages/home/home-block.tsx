import './home-block.css'
import { Button, Text } from '@radix-ui/themes'
import { useId } from 'react'
import type { HomeSelection } from '#domain/catalogue/home.machine.ts'
import type { HomeBlock as Block } from '#domain/catalogue/home-content.ts'
import { CardActions } from '../../catalogue/card-actions.tsx'
import { useChooseCategory } from '../../catalogue/category-link.tsx'
import type { SubjectGroup } from '../../catalogue/subject-groups.ts'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { Section } from '../../components/section.tsx'
import { copy } from '../../copy/copy.ts'
import { liveNote } from '../../format/live-note.ts'
import { useNow } from '../../format/use-now.ts'
import { listAddress } from '../../routing/addresses.ts'
import { SubjectTabs } from './subject-tabs.tsx'

/** Two rows of four. */
const SHOWN = 8

export interface HomeBlockProps {
  readonly block: Block
  readonly groups: readonly SubjectGroup[]
  readonly selection: HomeSelection
  readonly busy: boolean
  readonly onSelect: (selection: HomeSelection) => void
}

/** What is newest of one classify, by subject. */
export const HomeBlock = ({ block, groups, selection, busy, onSelect }: HomeBlockProps) => {
  const panel = useId()
  const now = useNow()
  const choose = useChooseCategory()
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
              selection={selection}
              onSelect={onSelect}
            />
          )}
          <MoreLink
            to={listAddress({ type: block.type, stage: selection.stageId, subject: selection.subjectId })}
            name={copy.home.moreOf(block.name)}
            onClick={choose(block.type)}
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
            <Button variant="soft" onClick={() => onSelect({ stageId: 0, subjectId: 0 })}>
              {copy.home.showAllSubjects}
            </Button>
          </div>
        ) : (
          <CardGrid>
            {block.items.slice(0, SHOWN).map((content) => (
              <ContentCard
                key={content.id}
                content={content}
                actions={<CardActions content={content} />}
                note={liveNote(content, now)}
              />
            ))}
          </CardGrid>
        )}
      </div>
    </Section>
  )
}
