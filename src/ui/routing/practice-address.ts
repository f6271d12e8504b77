import type { ReportSubject } from '#domain/learning/study-report.ts'
import {
  DEFAULT_PLAN,
  PRACTICE_CHOICES,
  PRACTICE_ORDERS,
  PRACTICE_SIZES,
  type PracticePlan,
  type PracticeScope,
} from '#domain/question/practice-scope.ts'
import { bankAddress, readBankQuery, writeBankQuery } from './bank-codec.ts'
import { sectionPracticeAddress } from './section-practice-address.ts'

/** The mode in an address of the question bank; 'bank' has no parameter. */
export type BankMode = 'bank' | 'practice' | 'report' | 'import' | 'faults'

export const bankModeOf = (query: URLSearchParams): BankMode =>
  (['practice', 'report', 'import', 'faults'] as const).find((mode) => mode === query.get('mode')) ?? 'bank'

/** Most questions per call on the wire. */
const MAX_IDS = 200

const wholeOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0

const idsIn = (text: string | null): readonly number[] =>
  (text ?? '').split(',').map(wholeOf).filter(Boolean).slice(0, MAX_IDS)

/** How much of a part of the bank is practised, and which of it first; what is not said is as usual. */
const planOf = (query: URLSearchParams): PracticePlan => ({
  size: PRACTICE_SIZES.find((size) => String(size) === query.get('size')) ?? DEFAULT_PLAN.size,
  order: PRACTICE_ORDERS.find((order) => order === query.get('order')) ?? DEFAULT_PLAN.order,
  choice: PRACTICE_CHOICES.find((choice) => choice === query.get('choice')) ?? DEFAULT_PLAN.choice,
})

const writtenPlan = (plan: PracticePlan): readonly (readonly [string, string])[] =>
  (['size', 'order', 'choice'] as const)
    .filter((name) => plan[name] !== DEFAULT_PLAN[name])
    .map((name) => [name, String(plan[name])])

/** What is practised: the questions that are named, those of a section, or a part of the bank. */
export const practiceScopeOf = (query: URLSearchParams): PracticeScope => {
  const ids = idsIn(query.get('ids'))
  if (ids.length > 0) return { kind: 'questions', ids }
  const [courseId, sectionId] = [wholeOf(query.get('course')), wholeOf(query.get('section'))]
  if (courseId > 0 && sectionId > 0) return { kind: 'section', courseId, sectionId }
  return { kind: 'bank', query: { ...readBankQuery(query), page: 1 }, plan: planOf(query) }
}

const withScope = (scope: PracticeScope, more: Readonly<Record<string, string>>): string => {
  const query = writeBankQuery(scope.kind === 'bank' ? { ...scope.query, page: 1 } : {})
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  if (scope.kind === 'bank') for (const [name, value] of writtenPlan(scope.plan)) query.set(name, value)
  if (scope.kind === 'questions') query.set('ids', scope.ids.join(','))
  if (scope.kind === 'section') {
    query.set('course', String(scope.courseId))
    query.set('section', String(scope.sectionId))
  }
  return `/details?${query}`
}

/** Where a practice is begun, and gone on with when it was left. */
export const practiceAddress = (scope: PracticeScope): string =>
  scope.kind === 'section'
    ? sectionPracticeAddress(scope.courseId, scope.sectionId)
    : withScope(scope, { mode: 'practice' })

/** Where a practice is come back to that was handed in. */
export const finishedPracticeAddress = (scope: PracticeScope, practiceId: string): string =>
  `${practiceAddress(scope)}&done=${practiceId}`

/** The practice that was handed in here; '' for none or nonsense. */
export const finishedPracticeIn = (query: URLSearchParams): string => practiceIdOf(query.get('done'))

/** What became of a practice; of the questions of a section whatever was answered last. */
export const reportAddress = (
  scope: PracticeScope,
  { practiceId, asked }: { readonly practiceId: string; readonly asked: readonly number[] },
): string =>
  withScope(scope, {
    mode: 'report',
    ...(scope.kind !== 'section' && { practice: practiceId }),
    ...(scope.kind === 'bank' && asked.length > 0 && { asked: asked.join(',') }),
  })

/** The report of a practice that was handed in: the server knows what it asked. */
export const practiceReportAddress = (practiceId: string): string =>
  `/details?${new URLSearchParams({ type: '4', mode: 'report', practice: practiceId })}`

/** What a report is of. */
export const reportSubjectOf = (query: URLSearchParams): ReportSubject => {
  const scope = practiceScopeOf(query)
  if (scope.kind === 'section') return scope
  const asked = scope.kind === 'questions' ? scope.ids : idsIn(query.get('asked'))
  return { kind: 'practice', practiceId: practiceIdOf(query.get('practice')), asked }
}

const practiceIdOf = (id: string | null): string => (id !== null && /^[\w-]{8,64}$/.test(id) ? id : '')

/** The part of the bank that was practised. */
export const practisedPartAddress = (scope: PracticeScope): string =>
  bankAddress(scope.kind === 'bank' ? { ...scope.query, page: 1 } : {})
