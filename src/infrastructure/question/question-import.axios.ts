import type * as z from 'zod/mini'
import type { QuestionImportPort } from '#application/question/question-import.port.ts'
import { CORRECTIONS_FIELD } from '#contract/question-correction.ts'
import {
  type checkedItem,
  EXPORT_FORMATS,
  exportQuestions,
  getImportProgress,
  getImports,
  IMPORT_OUTCOME,
  type importBatch,
  type importedItem,
  importQuestions,
  type importReport,
  QUESTION_FILE_FIELD,
  releaseImport,
  undoImport,
} from '#contract/question-import.ts'
import { success } from '#domain/kernel/result.ts'
import type { BankPlace } from '#domain/question/bank-query.ts'
import { BATCH_PAGE_SIZE, type ImportBatch } from '#domain/question/import-batch.ts'
import type {
  CheckedItem,
  ImportedItem,
  ImportOutcome,
  ImportReport,
  QuestionImport,
} from '#domain/question/question-import.ts'
import { uploadForm } from '../http/form-upload.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'

import { editedQuestionOf, wireCorrections } from './correction.mapper.ts'

type WireItem = z.output<typeof importedItem>

/** An unknown outcome counts as not imported. */
const outcomeOf = (code: number): ImportOutcome => {
  if (code === IMPORT_OUTCOME.added) return 'added'
  if (code === IMPORT_OUTCOME.left) return 'left'
  return code === IMPORT_OUTCOME.known ? 'known' : 'refused'
}

const itemOf = ({ Place, Outcome, Reason, Lost }: WireItem): ImportedItem => ({
  place: textOf(Place),
  outcome: outcomeOf(Outcome),
  reason: textOf(Reason),
  lost: Lost ?? [],
})

const checkedOf = (wire: z.output<typeof checkedItem>): CheckedItem => ({
  ...itemOf(wire),
  shown: editedQuestionOf(wire.Shown),
  edit: editedQuestionOf(wire.Edit),
})

const reportOf = ({ Format, Items, Mark }: z.output<typeof importReport>): ImportReport => ({
  format: textOf(Format),
  items: (Items ?? []).map(checkedOf),
  mark: textOf(Mark),
})

const batchOf = (wire: z.output<typeof importBatch>): ImportBatch => ({
  id: wire.Id,
  school: textOf(wire.OrgName),
  importer: textOf(wire.UserName),
  source: textOf(wire.Source),
  count: amountOf(wire.Count),
  importedAt: timeOf(wire.CreateTime),
  releasedAt: timeOf(wire.ReleaseTime),
  undoneAt: timeOf(wire.UndoTime),
})

/** What is 0 is not sent: it means anywhere. */
const scopeOf = ({ stage, subject, version, book, chapter, knowledge }: BankPlace) => {
  const scope = {
    StageId: stage,
    SubjectId: subject,
    VersionId: version,
    BookId: book,
    ChapterId: chapter,
    KnowId: knowledge,
  }
  return Object.fromEntries(Object.entries(scope).filter(([, id]) => id !== 0)) as Partial<typeof scope>
}

const asWords = (scope: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(scope).map(([name, id]) => [name, String(id)]))

const bytesOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))])

/** Ours: importquestions, importprogress, imports, releaseimport, undoimport, exportquestions. */
export const axiosQuestionImport = (http: Http): QuestionImportPort => {
  const send = async (
    how: 'check' | 'bring',
    { file, place, source, corrections }: QuestionImport,
    sent: (share: number) => void,
    signal: AbortSignal,
  ) => {
    const body = new FormData()
    const wanted = wireCorrections(corrections)
    if (wanted.length > 0) body.append(CORRECTIONS_FIELD, JSON.stringify(wanted))
    body.append(QUESTION_FILE_FIELD, file.content, file.name)
    const query = {
      ...asWords(scopeOf(place)),
      ...(source !== '' && { Source: source }),
      ...(how === 'check' && { DryRun: '1' }),
    }
    // The server tells files apart by what is in them.
    const intends = { query, wanted, name: file.name, size: file.content.size }
    const form = { path: importQuestions.path, query, body, answer: importQuestions.data }
    const answer = await uploadForm(http, how === 'check' ? form : { ...form, intends }, sent, signal)
    return answer.ok ? success(reportOf(answer.value)) : answer
  }

  return {
    check: (wanted, sent, signal) => send('check', wanted, sent, signal),
    bring: (wanted, sent, signal) => send('bring', wanted, sent, signal),

    progress: async (signal) => {
      const read = await http.call(getImportProgress, {}, signal)
      return read.ok ? success({ done: amountOf(read.value.Done), total: amountOf(read.value.Total) }) : read
    },

    batches: async (page, signal) => {
      const asked = { index: page, size: BATCH_PAGE_SIZE }
      const read = await http.call(
        getImports,
        { query: { PageIndex: page, PageSize: BATCH_PAGE_SIZE } },
        signal,
      )
      return read.ok ? success(pageOf(read.value, asked, batchOf)) : read
    },

    decide: async ({ id, how }, signal) => {
      const call = how === 'release' ? releaseImport : undoImport
      const read = await http.call(call, { body: { Id: id } }, signal)
      return read.ok ? success(batchOf(read.value)) : read
    },

    take: async ({ place, format }, signal) => {
      const query = { ...scopeOf(place), Format: EXPORT_FORMATS.indexOf(format) + 1 }
      const read = await http.call(exportQuestions, { query }, signal)
      if (!read.ok) return read
      const { Name, Content, Count, Items } = read.value
      return success({
        file: { name: Name, content: bytesOf(Content) },
        count: amountOf(Count),
        items: (Items ?? []).map(itemOf),
      })
    },
  }
}
