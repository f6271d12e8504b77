import { useSelector } from '@xstate/react'
import type { CoursePlace } from '#domain/studio/course-document.ts'
import type { OpenCourse } from '#domain/studio/open-course.ts'
import { useSchoolLogic } from '../../bundle-logic.ts'
import { SubjectCover } from '../../components/subject-cover.tsx'
import { copy } from '../../copy/copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { useActorRef } from '../../use-actor-ref.ts'

/** The cover of a draft: the picture that was chosen, or the drawn one. Fills what it stands in. */
export const DraftCover = ({ workingCopy, files }: OpenCourse) => {
  const { cover, place } = workingCopy.document
  if (cover === null) return <DrawnCover key={`${place.subjectId}/${place.bookId}`} {...place} />
  const url = files.find(({ fileId }) => fileId === cover.fileId)?.url ?? ''
  return <img src={url} alt={studioCopy.cover.chosen} width={320} height={180} />
}

/** As cards draw it: the subject in large type, the book in small. */
const DrawnCover = ({ knowId: _knowId, ...place }: CoursePlace) => {
  const menus = useSelector(
    useActorRef(useSchoolLogic().placeChoice, { input: { place } }),
    ({ context }) => context.menus,
  )
  const subject = menus.subjectId.find(({ id }) => id === place.subjectId)?.name ?? ''
  const book = menus.bookId.find(({ id }) => id === place.bookId)?.name ?? ''
  return <SubjectCover subject={subject} heading={subject || copy.card.subjectUnknown} line={book} />
}
