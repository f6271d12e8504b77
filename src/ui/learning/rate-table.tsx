import { Heading } from '@radix-ui/themes'
import { practiceCopy } from '../copy/practice-copy.ts'

const { report: words } = practiceCopy

export interface RateRow {
  readonly key: string
  readonly name: string
  /** How many of how many; '' where only the share is known. */
  readonly count: string
  /** 0–100. */
  readonly percent: number
}

export interface RateTableProps {
  readonly title: string
  /** Above the names. */
  readonly nameHead: string
  readonly rows: readonly RateRow[]
}

/** A chart that is a table: each row has its share as a number and as a bar. Nothing where there are no rows. */
export const RateTable = ({ title, nameHead, rows }: RateTableProps) => {
  if (rows.length === 0) return null
  const counted = rows.some(({ count }) => count !== '')
  return (
    <section className="rate-table">
      <Heading as="h3" size="3">
        {title}
      </Heading>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            {counted && <th scope="col">{words.rightTotal}</th>}
            <th scope="col">{words.rate}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, count, percent }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {counted && <td className="rate-table__count">{count}</td>}
              <td className="rate-table__rate">
                <span className="rate-table__bar" aria-hidden="true">
                  <span style={{ width: `${percent}%` }} />
                </span>
                <span className="rate-table__percent">{words.percent(percent)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
