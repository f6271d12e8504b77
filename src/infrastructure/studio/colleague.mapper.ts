import type { DataOf } from '#contract/call.ts'
import type { getColleagues } from '#contract/studio-people.ts'
import type { Colleague } from '#domain/studio/course-studio.ts'
import { idOf, textOf } from '../http/wire-values.ts'

/** Somebody of the user's school, who may teach or edit. */
export const colleagueOf = ({
  Id,
  Name,
  Title,
  Pinyin,
  Tail,
}: DataOf<typeof getColleagues>[number]): Colleague => ({
  id: idOf(Id),
  name: textOf(Name),
  title: textOf(Title),
  pinyin: textOf(Pinyin),
  tail: textOf(Tail),
})
