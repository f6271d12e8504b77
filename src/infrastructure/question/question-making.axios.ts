import type * as z from 'zod/mini'
import type { QuestionMakingPort } from '#application/question/question-making.port.ts'
import {
  fileQuestions,
  getMadeQuestion,
  getMadeQuestions,
  type madeQuestion,
  type madeQuestionDetail,
  offerQuestions,
  QUESTION_OWNERS,
  QUESTION_STATE,
  saveMadeQuestion,
} from '#contract/question-making.ts'
import { success } from '#domain/kernel/result.ts'
import type { BankPlace } from '#domain/question/bank-query.ts'
import {
  MADE_PAGE_SIZE,
  type MadeDetail,
  type MadeQuery,
  type MadeQuestion,
} from '#domain/question/made-question.ts'
import type { EditedPart } from '#domain/question/question-correction.ts'
import type { QuestionSaving } from '#domain/question/question-editor.events.ts'
import { wanted } from '../catalogue/bank-filters.wire.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf, timeOf } from '../http/wire-values.ts'
import { editedQuestionOf, KINDS, wirePart } from './correction.mapper.ts'
import { faultOf } from './question-fault.axios.ts'

const questionOf = (wire: z.output<typeof madeQuestion>): MadeQuestion => ({
  id: wire.Id,
  contentId: wire.ContentId,
  kind: KINDS[amountOf(wire.QuestionType) - 1] ?? 'essay',
  name: textOf(wire.Name),
  score: amountOf(wire.Score),
  version: amountOf(wire.Version),
  withdrawn: flagOf(wire.IsWithdrawn),
  schoolOnly: flagOf(wire.IsSchoolOnly),
  filing: {
    stage: wire.StageId,
    subject: wire.SubjectId,
    version: wire.VersionId,
    book: wire.BookId,
    chapter: wire.ChapterId,
    knowledge: wire.KnowId,
    level: wire.Level,
  },
  place: textOf(wire.PlaceName),
  knowledge: textOf(wire.KnowName),
  author: textOf(wire.AuthorName),
  school: textOf(wire.OrgName),
  updatedAt: timeOf(wire.UpdateTime),
  openFaults: amountOf(wire.OpenFaults),
  editable: flagOf(wire.CanEdit),
})

const detailOf = (wire: z.output<typeof madeQuestionDetail>): MadeDetail => {
  const edit = editedQuestionOf(wire.Edit)
  if (edit === null) throw new Error('a question without texts')
  return {
    ...questionOf(wire),
    year: amountOf(wire.Year),
    edit,
    pieces: (wire.Pieces ?? []).map(({ Sign, Html }) => ({ sign: textOf(Sign), html: textOf(Html) })),
    versions: (wire.Versions ?? []).map(({ Version, Time, UserName, Reason }) => ({
      version: amountOf(Version),
      at: timeOf(Time),
      by: textOf(UserName),
      reason: textOf(Reason),
    })),
    faults: (wire.Faults ?? []).map(({ UserName, ...fault }) => ({
      ...faultOf(fault),
      reporter: textOf(UserName),
    })),
  }
}

const wirePlace = ({ stage, subject, version, book, chapter, knowledge }: BankPlace) => ({
  StageId: stage,
  SubjectId: subject,
  VersionId: version,
  BookId: book,
  ChapterId: chapter,
  KnowId: knowledge,
})

const wireQuery = ({ whose, state, kind, keyword, page, ...place }: MadeQuery) => ({
  PageIndex: page,
  PageSize: MADE_PAGE_SIZE,
  Whose: QUESTION_OWNERS[whose],
  State: state === 'any' ? 0 : QUESTION_STATE[state],
  questionType: kind === 'any' ? 0 : KINDS.indexOf(kind) + 1,
  ...wanted(wirePlace(place)),
  ...wanted({ Keyword: keyword }),
})

const sentPart = (part: EditedPart) => {
  const { Kind, Options, Answers } = wirePart(part)
  return {
    Kind,
    Stem: part.stem,
    Options: Options ?? [],
    Answers: Answers ?? [],
    AnyOrder: part.anyOrder,
    Analysis: part.analysis,
    Rubric: part.rubric.map(({ text, points }) => ({ Text: text, Points: points })),
    Points: part.points,
  }
}

const wireSaving = ({ id, draft }: QuestionSaving) => ({
  Id: id,
  Seen: draft.seen,
  OrgId: draft.organisationId,
  ...wirePlace(draft.place),
  Level: draft.question.level,
  Year: draft.year,
  Question: { ...sentPart(draft.question), Parts: draft.question.parts.map(sentPart) },
  Pictures: draft.pictures.map(({ sign, address }) => ({ Sign: sign, Address: address })),
  Reason: draft.reason,
  Faults: [...draft.settles],
  Reply: draft.reply,
  ClientId: draft.clientId,
})

/** Ours: studio/questions, studio/question, studio/savequestion, studio/offerquestions, studio/filequestions. */
export const axiosQuestionMaking = (http: Http): QuestionMakingPort => ({
  page: async (query, signal) => {
    const read = await http.call(getMadeQuestions, { query: wireQuery(query) }, signal)
    if (!read.ok) return read
    return success(pageOf(read.value, { index: query.page, size: MADE_PAGE_SIZE }, questionOf))
  },

  one: async (id, signal) => {
    const read = await http.call(getMadeQuestion, { query: { Id: id } }, signal)
    return read.ok ? success(detailOf(read.value)) : read
  },

  save: async (saving, signal) => {
    const saved = await http.call(saveMadeQuestion, { body: wireSaving(saving) }, signal)
    return saved.ok ? success(detailOf(saved.value)) : saved
  },

  change: async (change, signal) => {
    const changed =
      change.kind === 'offer'
        ? await http.call(offerQuestions, { body: { Ids: [...change.ids], Offered: change.offered } }, signal)
        : await http.call(
            fileQuestions,
            {
              body: {
                Items: change.items.map(({ id, filing }) => ({
                  Id: id,
                  ...wirePlace(filing),
                  Level: filing.level,
                })),
              },
            },
            signal,
          )
    return changed.ok ? success(changed.value.map(questionOf)) : changed
  },
})
