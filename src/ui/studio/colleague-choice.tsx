import { isSought } from '#domain/studio/colleague-search.ts'
import type { Colleague } from '#domain/studio/course-studio.ts'
import { AddingChoice } from '../components/adding-choice.tsx'
import { colleagueCopy } from '../copy/colleague-copy.ts'
import { apartByTitle } from './apart-by-title.ts'

interface ColleagueChoiceProps {
  readonly label: string
  readonly act: string
  readonly people: readonly Colleague[]
  readonly onAdd: (id: number) => void
}

/** Somebody of one's school is chosen and added; of many they are found by name, pinyin or title. */
export const ColleagueChoice = ({ people, ...rest }: ColleagueChoiceProps) => (
  <AddingChoice
    {...rest}
    options={apartByTitle(people)}
    search={{
      hint: colleagueCopy.search,
      isSought: (id, typed) => people.some((one) => one.id === id && isSought(one, typed)),
    }}
  />
)
