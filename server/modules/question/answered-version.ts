import type { FormerQuestion, QuestionRepository, QuestionRow } from './question.repository.ts'
import { answerableOf, type WholeQuestion } from './question-set.ts'

/** A question in a former version, with its parts as they were then; its place and its owner are today's. */
const inVersion = (whole: WholeQuestion, { version, states }: FormerQuestion): WholeQuestion => {
  const latestVersion = whole.question.version
  const stateOf = (row: QuestionRow): QuestionRow => {
    const state = states.find(({ id }) => id === row.question.id)
    return state === undefined ? row : { ...row, question: { ...row.question, rubric: [], ...state } }
  }
  const own = stateOf(whole)
  return {
    ...own,
    question: { ...own.question, version },
    latestVersion,
    parts: whole.parts.map(stateOf),
  }
}

/** Questions in the versions that `versionOf` names; today's where it names none, or one that there is not. */
export const inVersions = async (
  questions: Pick<QuestionRepository, 'findFormer'>,
  wholes: readonly WholeQuestion[],
  versionOf: (whole: WholeQuestion) => number | undefined,
): Promise<WholeQuestion[]> => {
  const wanted = wholes.flatMap((whole) => {
    const version = versionOf(whole)
    return version === undefined || version >= whole.question.version
      ? []
      : [{ questionId: whole.question.id, version }]
  })
  const found = await questions.findFormer(wanted)
  return wholes.map((whole) => {
    const version = versionOf(whole)
    const former = found.find((it) => it.questionId === whole.question.id && it.version === version)
    return former === undefined ? whole : inVersion(whole, former)
  })
}

interface Given {
  readonly questionId: number
  readonly version: number
}

/** Questions as they were when these answers were given; today's where nothing was answered. */
export const inAnsweredVersions = (
  questions: Pick<QuestionRepository, 'findFormer'>,
  wholes: readonly WholeQuestion[],
  answers: readonly Given[],
): Promise<WholeQuestion[]> => {
  const versions = new Map(answers.map(({ questionId, version }) => [questionId, version]))
  return inVersions(questions, wholes, (whole) => {
    const given = answerableOf(whole).flatMap(({ question }) => versions.get(question.id) ?? [])
    return given.length === 0 ? undefined : Math.max(...given)
  })
}
