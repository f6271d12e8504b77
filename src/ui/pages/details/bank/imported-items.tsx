import { Button, Text } from '@radix-ui/themes'
import { type ImportedItem, type ImportOutcome, remarkable } from '#domain/question/question-import.ts'
import { csvText, saveText } from '../../../components/text-file.ts'
import { importCopy } from '../../../copy/import-copy.ts'

/** At most so many are shown on the page; the report has them all. */
const MAX_SHOWN = 200

export interface ImportedItemsProps {
  readonly title: string
  readonly items: readonly ImportedItem[]
  readonly outcomes: Readonly<Record<ImportOutcome, string>>
}

const wordsOf = ({ reason, lost }: ImportedItem): string =>
  [reason, ...(lost.length > 0 ? [importCopy.lost(lost.join('、'))] : [])].filter(Boolean).join('；')

/** Its number, and where it stands in the file if that is said otherwise. */
const placeOf = (place: string, number: number): string => {
  const name = importCopy.itemName(place, number)
  return name === place ? name : `${name}，${place}`
}

/** What was refused or not taken whole, item by item; nothing where there is none. */
export const ImportedItems = ({ title, items, outcomes }: ImportedItemsProps) => {
  const rows = remarkable(items)
  if (rows.length === 0) return null
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same */}
      <div className="bank-import__items" tabIndex={0} role="region" aria-label={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{importCopy.itemPlace}</th>
              <th scope="col">{importCopy.itemOutcome}</th>
              <th scope="col">{importCopy.itemReason}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_SHOWN).map((item) => (
              <tr key={item.number}>
                <td>{placeOf(item.place, item.number)}</td>
                <td>{outcomes[item.outcome]}</td>
                <td>{wordsOf(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > MAX_SHOWN && (
        <Text as="p" size="1" color="gray">
          {importCopy.more(rows.length - MAX_SHOWN)}
        </Text>
      )}
    </>
  )
}

const csvOf = (items: readonly ImportedItem[]): string =>
  csvText([
    importCopy.reportHead,
    ...items.map(({ place, outcome, reason, lost }, at) => [
      placeOf(place, at + 1),
      importCopy.reportOutcomes[outcome],
      reason,
      lost.join('、'),
    ]),
  ])

/** The whole report as a table for elsewhere. */
export const ReportButton = ({ items }: { readonly items: readonly ImportedItem[] }) => (
  <Button
    type="button"
    variant="ghost"
    color="gray"
    onClick={() => saveText(importCopy.reportName, csvOf(items))}
  >
    {importCopy.report}
  </Button>
)
