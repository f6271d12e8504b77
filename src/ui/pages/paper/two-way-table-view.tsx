import { Text } from '@radix-ui/themes'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import { LEVELS, type TableCell, twoWayTableOf } from '#domain/paper/two-way-table.ts'
import { Section } from '../../components/section.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { levelName } from '../../question/level-name.ts'

const words = composerCopy.table

/** 双向细目表: what the paper asks about, how hard, for how many points; made from its questions. */
export const TwoWayTableView = ({ sheet }: { readonly sheet: PaperSheet }) => (
  <Section title={words.title}>
    <TwoWayTableGrid sheet={sheet} />
  </Section>
)

export const TwoWayTableGrid = ({ sheet }: { readonly sheet: PaperSheet }) => {
  const table = twoWayTableOf(sheet)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
    <div className="two-way-table" role="group" aria-label={words.scroll} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.knowledge}</th>
            {LEVELS.map((level) => (
              <th key={level} scope="col">
                {levelName(level)}
              </th>
            ))}
            <th scope="col">{words.total}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name === '' ? words.unnamed : row.name}</th>
              {row.cells.map((cell, at) => (
                <Cell key={LEVELS[at]} cell={cell} />
              ))}
              <Cell cell={row.total} />
              <td>{`${row.share}%`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {table.totals.map((cell, at) => (
              <td key={LEVELS[at]}>{cell.score > 0 ? composerCopy.points(cell.score) : ''}</td>
            ))}
            <td>{composerCopy.points(table.score)}</td>
            <td>100%</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const Cell = ({ cell }: { readonly cell: TableCell }) => (
  <td>
    {cell.numbers.length > 0 && (
      <>
        {composerCopy.points(cell.score)}
        <Text as="div" size="1" color="gray">
          {cell.numbers.map((number) => `T${number}`).join(' ')}
        </Text>
      </>
    )}
  </td>
)
