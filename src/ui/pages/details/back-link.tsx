import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { PracticeScope } from '#domain/question/practice-scope.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { practisedPartAddress } from '../../routing/practice-address.ts'

/** Where the questions came from. */
export const BackLink = ({ scope }: { readonly scope: PracticeScope }) => (
  <Button asChild variant="soft" color="gray" className="practice__back">
    {scope.kind === 'section' ? (
      <Link to={contentAddress({ id: scope.courseId, type: CONTENT_TYPE.recorded })}>
        {practiceCopy.toCourse}
      </Link>
    ) : (
      <Link to={practisedPartAddress(scope)}>{practiceCopy.toBank}</Link>
    )}
  </Button>
)
