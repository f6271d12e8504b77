import { type BankPlace, inPlace, WHOLE_BANK } from '#domain/question/bank-query.ts'
import { FilterPanel } from '../../catalogue/filter-panel.tsx'
import { listOfPlace } from '../../routing/bank-codec.ts'
import { useBankMenus } from '../use-bank-menus.ts'

interface PlaceFieldsProps {
  readonly place: BankPlace
  readonly onChange: (place: BankPlace) => void
}

/** What is chosen is told as a whole list. */
const placeIn = ({ stage, subject, version, book, chapter, knowledge }: BankPlace): BankPlace => ({
  stage,
  subject,
  version,
  book,
  chapter,
  knowledge,
})

/** Where in the curriculum: stage and subject, textbook, chapter or knowledge point. */
export const PlaceFields = ({ place, onChange }: PlaceFieldsProps) => {
  const query = inPlace(WHOLE_BANK, place)
  const menus = useBankMenus(query)
  return (
    <FilterPanel
      query={listOfPlace(query)}
      source={{
        filters: menus,
        example: null,
        uncounted: true,
        onChange: (list) => onChange(placeIn(list)),
      }}
    />
  )
}
