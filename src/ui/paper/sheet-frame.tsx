import { noteLinesOf } from '#domain/paper/paper-frame.ts'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import { composerCopy } from '../copy/composer-copy.ts'

const words = composerCopy.sheet
/** To be written into. */
const ROOM = '\u00a0'

interface SheetProps {
  readonly sheet: PaperSheet
}

/** 密封线 along the left edge of the first page. */
export const SealingLine = () => (
  <aside className="paper-sheet__seal">
    <p>{words.identity}</p>
    <p>{words.seal}</p>
  </aside>
)

/** 得分栏 of the whole paper. */
export const ScoreTable = ({ sheet: { sections, score } }: SheetProps) => (
  <table className="paper-sheet__scores">
    <tbody>
      <tr>
        <th scope="row">{words.scores.number}</th>
        {sections.map(({ id }, place) => (
          <th key={id} scope="col">
            {words.sectionNumber(place)}
          </th>
        ))}
        <th scope="col">{words.scores.total}</th>
      </tr>
      <tr>
        <th scope="row">{words.scores.full}</th>
        {sections.map((section) => (
          <td key={section.id}>{section.score}</td>
        ))}
        <td>{score}</td>
      </tr>
      <tr>
        <th scope="row">{words.scores.won}</th>
        {sections.map(({ id }) => (
          <td key={id}>{ROOM}</td>
        ))}
        <td>{ROOM}</td>
      </tr>
    </tbody>
  </table>
)

/** 得分栏 beside the name of a section. */
export const ScoreBox = () => (
  <table className="paper-sheet__scores paper-sheet__scores--section">
    <tbody>
      <tr>
        <th scope="col">{words.scores.won}</th>
        <th scope="col">{words.scores.marker}</th>
      </tr>
      <tr>
        <td>{ROOM}</td>
        <td>{ROOM}</td>
      </tr>
    </tbody>
  </table>
)

/** 注意事项; nothing where there are none. */
export const SheetNotes = ({ sheet: { frame } }: SheetProps) => {
  const lines = noteLinesOf(frame)
  if (lines.length === 0) return null
  return (
    <section className="paper-sheet__notes" aria-label={words.notes}>
      <strong>{words.notes}</strong>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its number
        <p key={at}>{words.note(at + 1, line)}</p>
      ))}
    </section>
  )
}
