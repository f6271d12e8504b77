import './absent-content.css'
import { Button } from '@radix-ui/themes'
import type { Absence } from '#domain/catalogue/absence.ts'
import type { ContentType } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { HomeLink } from '../components/home-link.tsx'
import type { courseCopy } from '../copy/course-copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { Moderated } from '../moderation/moderated.tsx'
import { CategoryLink } from './category-link.tsx'

export interface AbsentContentProps {
  readonly absence: Absence
  /** In the server's words, which name the school that keeps it. */
  readonly failure: Failure | null
  readonly words: Pick<typeof courseCopy, 'absent' | 'others'>
  readonly type: ContentType
  readonly id: number
  /** It is offered again, by who reads this. */
  readonly onRestored: () => void
}

/** Missing, withdrawn, or another school's own; leads on to others of its kind. */
export const AbsentContent = ({ absence, failure, words, type, id, onRestored }: AbsentContentProps) => {
  const { absent, others } = words
  const hint = absence === 'forbidden' ? failureText(failure) : absent[`${absence}Hint`]
  return (
    <EmptyState title={absent[absence]} hint={hint}>
      <div className="absent-content__actions">
        <Button asChild variant="soft">
          <CategoryLink type={type}>{others}</CategoryLink>
        </Button>
        <HomeLink />
      </div>
      {absence === 'withdrawn' && <Moderated contentId={id} onRestored={onRestored} withdrawn />}
    </EmptyState>
  )
}
