import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { Sheet } from '#domain/preview/opened-file.ts'
import { previewCopy } from '../../copy/preview-copy.ts'
import {
  type Cell,
  cellAfter,
  columnName,
  columnWidths,
  ROW_HEIGHT,
  rowTops,
  windowOf,
} from './sheet-layout.ts'
import { SheetPictures } from './sheet-pictures.tsx'

const NUMBERS_WIDTH = 56

/** A sheet: only the rows that are seen are there; the chosen cell's text stands in full above. */
export const SheetGrid = ({ sheet }: { sheet: Sheet }) => {
  const { name, rows, width, omitted, pictures } = sheet
  const stage = useRef<HTMLDivElement>(null)
  const id = useId()
  const widths = useMemo(() => columnWidths(sheet), [sheet])
  const tops = useMemo(() => rowTops(sheet), [sheet])
  const [seen, setSeen] = useState({ top: 0, height: 900 })
  const [chosen, setChosen] = useState<Cell>({ row: 0, column: 0 })
  if (rows.length === 0) return <p className="sheet-empty">{previewCopy.emptySheet}</p>
  const [from, to] = windowOf(seen.top, seen.height, tops)
  const lefts = [NUMBERS_WIDTH, ...widths].map((_, index) =>
    widths.slice(0, index).reduce((sum, each) => sum + each, NUMBERS_WIDTH),
  )
  const topOf = (row: number): number => tops[row] ?? 0
  const heightOf = (row: number): number => topOf(row + 1) - topOf(row)
  const look = ({ scrollTop, clientHeight }: HTMLElement) => setSeen({ top: scrollTop, height: clientHeight })

  const choose = (cell: Cell) => {
    setChosen(cell)
    const place = stage.current
    if (place === null) return
    const top = topOf(cell.row)
    const below = topOf(cell.row + 1)
    const left = widths.slice(0, cell.column).reduce((sum, each) => sum + each, 0)
    const room = { height: place.clientHeight - ROW_HEIGHT, width: place.clientWidth - NUMBERS_WIDTH }
    if (top < place.scrollTop) place.scrollTop = top
    if (below > place.scrollTop + room.height) place.scrollTop = below - room.height
    const right = left + (widths[cell.column] ?? 0)
    if (left < place.scrollLeft) place.scrollLeft = left
    if (right > place.scrollLeft + room.width) place.scrollLeft = right - room.width
  }
  const move = (event: KeyboardEvent) => {
    const next = cellAfter(event.key, chosen, sheet)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }
  const isPicture = ({ row, column }: Cell): boolean =>
    pictures.some((each) => each.row === row && each.column === column)
  const cellId = ({ row, column }: Cell) => `${id}-${row}-${column}`
  const isDrawn = chosen.row >= from && chosen.row < to

  return (
    <>
      <div className="sheet-cell-text">
        <span>
          {columnName(chosen.column)}
          {chosen.row + 1}
        </span>
        <output aria-label={previewCopy.cell}>
          {rows[chosen.row]?.[chosen.column] || (isPicture(chosen) ? previewCopy.picture : '')}
        </output>
      </div>
      <div className="preview-stage" ref={stage} onScroll={({ currentTarget }) => look(currentTarget)}>
        <div className="sheet-canvas">
          <table
            className="sheet"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's own pattern of a grid
            role="grid"
            aria-label={previewCopy.sheet(name)}
            aria-readonly="true"
            aria-rowcount={rows.length + 1}
            aria-colcount={width + 1}
            aria-activedescendant={isDrawn ? cellId(chosen) : undefined}
            tabIndex={0}
            onKeyDown={move}
          >
            <colgroup>
              <col style={{ width: NUMBERS_WIDTH }} />
              {widths.map((each, column) => (
                <col key={columnName(column)} style={{ width: each }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">
                  <span className="visually-hidden">{previewCopy.rowNumber}</span>
                </th>
                {widths.map((_, column) => (
                  <th key={columnName(column)} scope="col">
                    {columnName(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {from > 0 && <tr aria-hidden="true" style={{ height: topOf(from) }} />}
              {rows.slice(from, to).map((cells, index) => {
                const row = from + index
                return (
                  <tr key={row} aria-rowindex={row + 2} style={{ height: heightOf(row) }}>
                    <th scope="row">{row + 1}</th>
                    {cells.map((text, column) => (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid's keys choose cells
                      <td
                        key={columnName(column)}
                        id={cellId({ row, column })}
                        aria-selected={row === chosen.row && column === chosen.column}
                        onClick={() => setChosen({ row, column })}
                      >
                        {text}
                      </td>
                    ))}
                  </tr>
                )
              })}
              {to < rows.length && (
                <tr aria-hidden="true" style={{ height: topOf(rows.length) - topOf(to) }} />
              )}
            </tbody>
          </table>
          <SheetPictures pictures={pictures} tops={tops} lefts={lefts} shown={[from, to]} />
        </div>
      </div>
      {omitted > 0 && <p className="sheet-omitted">{previewCopy.omittedRows(rows.length, omitted)}</p>}
    </>
  )
}
