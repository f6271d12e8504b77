import { Button, Heading, Text } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { OpenedPaper } from '#domain/paper/composer.setup.ts'
import { questionIdsOf } from '#domain/paper/paper.ts'
import { marksOf, type PartMark } from '#domain/paper/paper-marks.ts'
import { type SheetItem, sheetItemsOf, sheetOf } from '#domain/paper/paper-sheet.ts'
import type { Marked } from '#domain/paper/paper-sitting.ts'
import type { SittingContext } from '#domain/paper/sitting.setup.ts'
import { partsOf } from '#domain/question/answer-sheet.ts'
import type { AnswerResult, PartQuestion, Question } from '#domain/question/question.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { QuestionReview } from '../../question/question-review.tsx'
import { ReportFault } from '../../question/report-fault.tsx'
import { courseTableAddress } from '../../routing/course-table-address.ts'
import { practiceAddress, reportAddress } from '../../routing/practice-address.ts'
import type { SittingActor } from './paper-actors.ts'
import { PointsField } from './points-field.tsx'

const words = composerCopy.sitting

export interface SittingResultProps {
  readonly sitting: SittingActor
  readonly context: SittingContext
  readonly opened: OpenedPaper
  readonly marked: Marked
}

/** What a sitting won, question by question, with answers and analyses; what only its writer can mark is marked here. */
export const SittingResult = ({ sitting, context, opened, marked }: SittingResultProps) => {
  const sheet = sheetOf(opened.paper, questionsOf(context, marked))
  const marks = marksOf(sheet, marked.results, context.draft?.ownMarks ?? {})
  const ungraded = marks.items.filter(({ parts }) => parts.some(({ won }) => won === null)).length
  const wrong = sheetItemsOf(sheet)
    .map(({ question }) => question)
    .filter((question) => partsOf(question).some(({ right }) => right === false))
    .map(({ id }) => id)
  const report = reportOf(context, opened, marked)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <section className="sitting-score">
        <Heading as="h2" size="4" ref={heading} tabIndex={-1}>
          {words.result}
        </Heading>
        {context.endedElsewhere && (
          <Text as="p" size="2" role="status">
            {words.endedElsewhere}
          </Text>
        )}
        <Text as="p" size="8" weight="bold" role="status">
          {words.won(marks.won, marks.full)}
        </Text>
        {ungraded > 0 && (
          <Text as="p" size="2" color="gray">
            {words.unmarked(ungraded)}
          </Text>
        )}
        <span className="sitting-score__actions">
          <Button variant="soft" onClick={() => sitting.send({ type: 'sitting.start' })}>
            {words.again}
          </Button>
          {wrong.length > 0 && (
            <Button asChild variant="soft">
              <Link to={practiceAddress({ kind: 'questions', ids: wrong })}>{words.wrong(wrong.length)}</Link>
            </Button>
          )}
          <Link to={courseTableAddress('practices')}>{words.records}</Link>
          {report !== null && (
            <Button asChild>
              <Link to={report}>{words.report}</Link>
            </Button>
          )}
        </span>
      </section>
      {sheetItemsOf(sheet).map((item, at) => (
        <ResultItem
          key={item.question.id}
          item={item}
          parts={marks.items[at]?.parts ?? []}
          sitting={sitting}
        />
      ))}
    </>
  )
}

/** Where its study report is; null where nothing was handed in that could be reported. */
const reportOf = ({ draft }: SittingContext, { paper }: OpenedPaper, { results }: Marked): string | null =>
  draft === null || results.length === 0
    ? null
    : reportAddress(
        { kind: 'questions', ids: questionIdsOf(paper) },
        { practiceId: draft.practiceId, asked: questionIdsOf(paper) },
      )

/** The questions as they were answered here. */
const questionsOf = (
  { draft }: SittingContext,
  { results, solved }: Marked,
): ReadonlyMap<number, Question> => {
  const byPart = new Map(results.map((result) => [result.questionId, result]))
  const answered = <P extends PartQuestion>(part: P): P => {
    const result: AnswerResult | undefined = byPart.get(part.id)
    const given = draft?.sheet[part.id]
    const answer =
      result === undefined || given === undefined
        ? []
        : given.kind === 'keys'
          ? given.keys
          : given.kind === 'blanks'
            ? given.texts
            : [given.text.html]
    return { ...part, answered: answer, right: result?.right ?? null, won: result?.score }
  }
  return new Map(
    solved.map((question) => [question.id, { ...answered(question), parts: question.parts.map(answered) }]),
  )
}

interface ResultItemProps {
  readonly item: SheetItem
  readonly parts: readonly PartMark[]
  readonly sitting: SittingActor
}

const ResultItem = ({ item, parts, sitting }: ResultItemProps) => {
  const won = parts.reduce((sum, part) => sum + (part.won ?? 0), 0)
  const open = parts.some((part) => part.won === null)
  const own = partsOf(item.question).filter(({ kind, right, answered }) =>
    kind === 'essay' ? right === null && (answered ?? []).length > 0 : false,
  )
  return (
    <section className="sitting__item" aria-label={composerCopy.composer.item(item.number)}>
      <div className="sitting-result__head">
        <Text size="3" weight="medium">
          {composerCopy.composer.item(item.number)}
        </Text>
        <Text size="2" className="sitting-result__score" data-full={!open && won >= item.score}>
          {open ? words.itemOpen(item.score) : words.itemWon(Math.round(won * 10) / 10, item.score)}
        </Text>
      </div>
      <QuestionReview question={item.question} />
      <ReportFault question={item.question} number={item.number} />
      {own.map((part) => {
        const mark = parts.find(({ partId }) => partId === part.id)
        return mark === undefined ? null : (
          <OwnMark key={part.id} number={item.number} mark={mark} sitting={sitting} />
        )
      })}
    </section>
  )
}

const OwnMark = ({
  number,
  mark,
  sitting,
}: {
  readonly number: number
  readonly mark: PartMark
  readonly sitting: SittingActor
}) => (
  <div className="sitting-result__own">
    <Text size="2" aria-hidden="true">
      {words.own}
    </Text>
    <PointsField
      name={words.ownName(number, mark.full)}
      score={mark.won}
      most={mark.full}
      onSettle={(won) => sitting.send({ type: 'sitting.mark', partId: mark.partId, won, full: mark.full })}
    />
    <Text size="2" color="gray" aria-hidden="true">
      {`/ ${composerCopy.points(mark.full)}`}
    </Text>
  </div>
)
