import type { QuestionMakingPort } from '#application/question/question-making.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  MADE_PAGE_SIZE,
  type MadeChange,
  type MadeDetail,
  type MadePage,
  type MadeQuery,
  type MadeQuestion,
} from '#domain/question/made-question.ts'
import type { QuestionSaving } from '#domain/question/question-editor.events.ts'
import { type DraftProblem, problemsOf } from '#domain/question/question-problems.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'

const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有找到这道题' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '这道题由别人负责，你不能修改' })
const CONFLICT = failed<Failure>({
  kind: 'rejected',
  reason: 'conflict',
  message: '这道题刚刚被别人修改过，请看过新的内容再保存',
})

const WORDS: Readonly<Record<DraftProblem['why'], string>> = {
  noSubject: '请选择学段和学科',
  noStem: '题干是空的',
  fewOptions: '选择题至少要有两个选项',
  emptyOption: '有一个选项是空的',
  noAnswer: '没有给出正确答案',
  severalAnswers: '单选题有几个正确答案，任选其一都对',
  strangeAnswer: '没有给出正确答案',
  blanksDiffer: '题干的空和答案不一样多',
  noParts: '复合题没有小题',
  emptyPoint: '每个得分点都要写明内容和分值',
  pointsDiffer: '得分点的分值合起来要等于题目的分值',
  strangePoints: '分值要在 0 到 1000 之间',
  strangeYear: '年份要写四位数字',
  longStem: '有一段文字太长',
  longOption: '有一段文字太长',
  longAnswer: '有一段文字太长',
  longForm: '有一个填空的答案长于 200 字',
  longAnalysis: '有一段文字太长',
  longPoint: '有一段文字太长',
  manyBlanks: '空多于 20 个',
  manyForms: '有一个空的答案写法太多',
}

const isInState = (made: MadeDetail, state: MadeQuery['state']): boolean => {
  if (state === 'reported') return made.openFaults > 0
  return state === 'any' || made.withdrawn === (state === 'withdrawn')
}

interface Kept {
  readonly made: MadeDetail
  readonly ownerId: number
  readonly clientId: string
}

/** By backend: everything that was made. */
const dataByBackend = new WeakMap<MemoryBackend, Kept[]>()

const dataOf = (backend: MemoryBackend): Kept[] => {
  const data = dataByBackend.get(backend) ?? []
  dataByBackend.set(backend, data)
  return data
}

const isIn = ({ filing }: MadeQuestion, query: MadeQuery): boolean =>
  (['stage', 'subject', 'version', 'book', 'chapter', 'knowledge'] as const).every(
    (level) => query[level] === 0 || query[level] === filing[level],
  )

const cardOf = ({
  edit: _,
  pieces: __,
  versions: ___,
  faults: ____,
  year: _____,
  ...card
}: MadeDetail): MadeQuestion => card

const SUFFICIENT_SCORE = 3

export const memoryQuestionMaking = (backend: MemoryBackend, caller: Caller): QuestionMakingPort => {
  const data = dataOf(backend)
  const ask = makeSessionRequest(backend, caller, 'questionMaking')

  const mayEdit = (person: CurrentUser, { ownerId }: Kept): boolean =>
    person.rights.review || ownerId === person.id

  const seenBy = (person: CurrentUser, { made }: Kept): MadeQuestion => ({
    ...cardOf(made),
    editable: person.rights.review || made.author === person.name,
  })

  const page = (person: CurrentUser, query: MadeQuery): Result<MadePage, Failure> => {
    if (query.whose === 'school' && !person.rights.review)
      return failed({ kind: 'forbidden', message: '你没有审核权限，不能查看学校的题目' })
    const found = data
      .filter(({ ownerId }) => query.whose === 'school' || ownerId === person.id)
      .filter(
        ({ made }) =>
          isInState(made, query.state) &&
          (query.kind === 'any' || made.kind === query.kind) &&
          made.name.includes(query.keyword) &&
          isIn(made, query),
      )
      .reverse()
    const from = (query.page - 1) * MADE_PAGE_SIZE
    const items = found.slice(from, from + MADE_PAGE_SIZE).map((kept) => seenBy(person, kept))
    return success({ index: query.page, size: MADE_PAGE_SIZE, total: found.length, items })
  }

  const save = (person: CurrentUser, { id, draft }: QuestionSaving): Result<MadeDetail, Failure> => {
    const [problem] = problemsOf(draft)
    if (problem !== undefined)
      return failed({ kind: 'rejected', reason: 'invalid', message: WORDS[problem.why] })
    const at = data.findIndex(({ made, clientId }) =>
      id === 0 ? clientId === draft.clientId : made.id === id,
    )
    const before = data[at]
    if (id !== 0 && before === undefined) return MISSING
    if (before !== undefined && !mayEdit(person, before)) return FORBIDDEN
    const isAgain = before?.clientId === draft.clientId
    if (isAgain && JSON.stringify(before.made.edit) === JSON.stringify(draft.question))
      return success(before.made)
    // Sent again since its answer was lost: what was typed meanwhile counts.
    if (before !== undefined && !isAgain && before.made.version !== draft.seen) return CONFLICT
    const now = new Date(backend.now()).toISOString()
    const number = before?.made.id ?? data.length + 1
    const made: MadeDetail = {
      id: number,
      contentId: number,
      kind: draft.question.kind,
      name: draft.question.stem.split('\n')[0] ?? '',
      score: draft.question.points ?? SUFFICIENT_SCORE,
      version: (before?.made.version ?? 0) + 1,
      withdrawn: before?.made.withdrawn ?? false,
      schoolOnly: true,
      filing: { ...draft.place, level: draft.question.level },
      place: '',
      knowledge: '',
      author: before?.made.author ?? person.name,
      school: before?.made.school ?? person.organisations[0]?.name ?? '',
      updatedAt: now,
      openFaults: 0,
      editable: true,
      year: draft.year,
      edit: draft.question,
      pieces: draft.pictures.map(({ sign, address }) => ({ sign, html: `<img src="${address}" alt="">` })),
      versions:
        before === undefined
          ? []
          : [
              { version: before.made.version, at: now, by: person.name, reason: draft.reason },
              ...before.made.versions,
            ],
      faults: [],
    }
    const kept = { made, ownerId: before?.ownerId ?? person.id, clientId: draft.clientId }
    if (before === undefined) data.push(kept)
    else data[at] = kept
    return success(made)
  }

  const change = (person: CurrentUser, asked: MadeChange): Result<readonly MadeQuestion[], Failure> => {
    const ids = asked.kind === 'offer' ? asked.ids : asked.items.map(({ id }) => id)
    const found = ids.map((id) => data.findIndex(({ made }) => made.id === id))
    if (found.includes(-1)) return MISSING
    if (data.some((kept) => ids.includes(kept.made.id) && !mayEdit(person, kept))) return FORBIDDEN
    const changed = found.flatMap((at) => {
      const kept = data[at]
      if (kept === undefined) return []
      const item = asked.kind === 'file' ? asked.items.find(({ id }) => id === kept.made.id) : undefined
      const made: MadeDetail = {
        ...kept.made,
        withdrawn: asked.kind === 'offer' ? !asked.offered : kept.made.withdrawn,
        filing: item?.filing ?? kept.made.filing,
      }
      const next = { ...kept, made }
      data[at] = next
      return [seenBy(person, next)]
    })
    return success(changed)
  }

  return {
    page: (query, signal) => ask('page', signal, (person) => page(person, query)),
    one: (id, signal) =>
      ask('one', signal, (person) => {
        const kept = data.find(({ made }) => made.id === id)
        if (kept === undefined) return MISSING
        return mayEdit(person, kept) ? success(kept.made) : FORBIDDEN
      }),
    save: (saving, signal) => ask('save', signal, (person) => save(person, saving)),
    change: (asked, signal) => ask('change', signal, (person) => change(person, asked)),
  }
}
