import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { menuKeyOf, shownTags, tagsRequest } from '#domain/catalogue/menu.ts'
import type { Tag } from '#domain/catalogue/tag-group.ts'
import {
  type BankFilters,
  type BankQuery,
  DIFFICULTY_LEVELS,
  isNarrowed,
  narrowed,
  QUESTION_KINDS,
  withoutFilters,
} from '#domain/question/bank-query.ts'
import { OneOfRow } from '../../../catalogue/one-of-row.tsx'
import { TagsFailed } from '../../../catalogue/tags-failed.tsx'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { questionCopy } from '../../../copy/question-copy.ts'
import { levelName } from '../../../question/level-name.ts'
import { listOfPlace } from '../../../routing/bank-codec.ts'
import type { BankActors } from './bank-actors.ts'

export interface BankFilterRowsProps extends Pick<BankActors, 'menus'> {
  readonly query: BankQuery
  readonly onChange: (change: (now: BankQuery) => BankQuery) => void
}

const ROW_NAMES: Readonly<Record<keyof BankFilters, string>> = bankCopy.rows

/** How much narrows the bank, the place counted as one. */
export const chosenFilters = (query: BankQuery): number =>
  [
    query.stage || query.subject,
    query.version || query.book,
    query.chapter || query.knowledge,
    query.level,
    query.year,
  ].filter((id) => id !== 0).length +
  [query.area, query.source].filter((name) => name !== '').length +
  (query.kind === 'any' ? 0 : 1)

/**
 * 题型 and 难度, known without asking; behind a button 年份, 地区 and 来源, of which a subject says what there is
 * (detailsheadmenu).
 */
export const BankFilterRows = ({ query, menus, onChange }: BankFilterRowsProps) => {
  const stood = useSelector(menus, ({ context }) => context.place)
  const known = useSelector(menus, ({ context }) => context.menus)
  const place = { ...stood, query: listOfPlace(query) }
  const request = tagsRequest(place, known)
  const menu = request === null ? undefined : known[menuKeyOf(request)]
  const groups = query.subject === 0 ? [] : shownTags(place, known)
  const tagsOf = (code: string): readonly Tag[] => groups.find((group) => group.code === code)?.tags ?? []
  // An address that names one of them opens the rows behind the button.
  const [unfolded, setUnfolded] = useState(moreChosen(query) > 0)
  const rows = useId()
  const change = (filters: Partial<BankFilters>) => onChange((now) => narrowed(now, filters))

  const row = <K extends keyof BankFilters>(
    name: K,
    any: BankFilters[K],
    choices: readonly (readonly [value: BankFilters[K], label: string])[],
  ) =>
    choices.length === 0 && query[name] === any ? null : (
      <OneOfRow
        key={name}
        name={ROW_NAMES[name]}
        choices={choices}
        chosen={query[name]}
        any={any}
        onChoose={(value) => change({ [name]: value })}
      />
    )

  const more = [
    row('year', 0, withChosen(yearsOf(tagsOf('Year')), query.year, 0, bankCopy.year)),
    row(
      'area',
      '',
      withChosen(namesOf(tagsOf('Area')), query.area, '', (area) => area),
    ),
    row(
      'source',
      '',
      withChosen(namesOf(tagsOf('Source')), query.source, '', (source) => source),
    ),
  ].filter((one) => one !== null)

  return (
    <div className="question-bank__filters">
      {row(
        'kind',
        'any',
        QUESTION_KINDS.map((kind) => [kind, questionCopy.kinds[kind]]),
      )}
      {row(
        'level',
        0,
        DIFFICULTY_LEVELS.map((level) => [level, levelName(level)]),
      )}
      <div id={rows} className="question-bank__more" hidden={!unfolded}>
        {more}
      </div>
      {query.subject !== 0 && request !== null && menu?.status === 'failed' && (
        <TagsFailed failure={menu.failure} onRetry={() => menus.send({ type: 'filters.retry', request })} />
      )}
      <div className="question-bank__actions">
        {more.length > 0 && (
          <Button
            variant="ghost"
            color="gray"
            size="1"
            aria-expanded={unfolded}
            aria-controls={rows}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? bankCopy.fewerFilters : bankCopy.moreFilters(moreChosen(query))}
          </Button>
        )}
        {isNarrowed(query) && (
          <Button variant="ghost" color="gray" size="1" onClick={() => onChange(withoutFilters)}>
            {bankCopy.clearFilters}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What narrows the bank beyond its first two rows. */
const moreChosen = ({ year, area, source }: BankFilters): number =>
  [year !== 0, area !== '', source !== ''].filter(Boolean).length

type Choice<V> = readonly [value: V, label: string]

/** A year is told by its id, or by a name that begins with it. */
const yearsOf = (tags: readonly Tag[]): readonly Choice<number>[] =>
  tags.flatMap(({ id, name }): readonly Choice<number>[] => {
    const year = Number.parseInt(name, 10) || id
    return year > 0 ? [[year, bankCopy.year(year)]] : []
  })

const namesOf = (tags: readonly Tag[]): readonly Choice<string>[] => tags.map(({ name }) => [name, name])

/** What the address names stands in its row, whether the menu knows it or not. */
const withChosen = <V extends string | number>(
  choices: readonly Choice<V>[],
  chosen: V,
  any: V,
  label: (value: V) => string,
): readonly Choice<V>[] =>
  chosen === any || choices.some(([value]) => value === chosen)
    ? choices
    : [...choices, [chosen, label(chosen)]]
