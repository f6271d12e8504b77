import type * as z from 'zod/mini'
import type { LivePlanPort } from '#application/studio/live-plan.port.ts'
import type { DataOf } from '#contract/call.ts'
import * as calls from '#contract/live-plan.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import { getColleagues, takeStudioFile } from '#contract/studio-people.ts'
import { success } from '#domain/kernel/result.ts'
import type { LivePlan, PlanActing, PlanStatus } from '#domain/studio/live-plan.ts'
import { liveStatusOf } from '../catalogue/content-card.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { colleagueOf } from './colleague.mapper.ts'

const PAGE_SIZE = 20

const STATUSES: ReadonlyMap<number, PlanStatus> = wordsOf(DRAFT_STATUS)

type Card = NonNullable<DataOf<typeof calls.getLivePlans>['Items']>[number]
type WirePlan = z.output<typeof calls.livePlan>

const stateOf = (it: Omit<Card, 'Name' | 'StartTime' | 'Minutes' | 'SessionCount'>) => ({
  id: it.Id,
  status: STATUSES.get(amountOf(it.Status)) ?? 'draft',
  revision: amountOf(it.Revision),
  version: amountOf(it.Version),
  contentId: amountOf(it.ContentId),
  reason: textOf(it.Reason),
  updatedAt: timeOf(it.UpdateTime),
  school: { id: it.OrgId, name: textOf(it.OrgName) },
  ownerName: textOf(it.OwnerName),
})

const urlIn = ({ Files }: Pick<WirePlan, 'Files'>, fileId: number | undefined): string =>
  textOf(Files?.find(({ FileId }) => FileId === fileId)?.Url)

const planOf = (it: WirePlan): LivePlan => ({
  ...stateOf(it),
  document: it.Document,
  coverUrl: urlIn(it, it.Document.cover?.fileId),
  filmUrls: Object.fromEntries(
    it.Document.sessions.flatMap(({ key, film }) => (film === null ? [] : [[key, urlIn(it, film.fileId)]])),
  ),
  questions: (it.Questions ?? []).map(({ Id, Text }) => ({ id: Id, text: textOf(Text) })),
  teachers: (it.Teachers ?? []).map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
  occurrences: (it.Occurrences ?? []).map((one) => ({
    key: textOf(one.Key),
    sectionId: one.SectionId,
    name: textOf(one.Name),
    startTime: timeOf(one.StartTime),
    endTime: timeOf(one.EndTime),
    status: liveStatusOf(one.LiveStatus),
    cancelled: flagOf(one.IsCancelled),
    reason: textOf(one.CancelReason),
    reserveCount: amountOf(one.ReserveCount),
    hasReplay: flagOf(one.HasReplay),
  })),
  clashes: (it.Clashes ?? []).map(({ Key, TeacherName, Name, StartTime }) => ({
    key: textOf(Key),
    teacherName: textOf(TeacherName),
    name: textOf(Name),
    startTime: timeOf(StartTime),
  })),
  rights: {
    edit: flagOf(it.Rights.Edit),
    submit: flagOf(it.Rights.Submit),
    recall: flagOf(it.Rights.Recall),
    publish: flagOf(it.Rights.Publish),
    return: flagOf(it.Rights.Return),
    discard: flagOf(it.Rights.Discard),
    delete: flagOf(it.Rights.Delete),
    cancel: flagOf(it.Rights.Cancel),
  },
})

const send = (http: Http, { id: Id, revision: Revision, act }: PlanActing, signal: AbortSignal) => {
  const lesson = (key: string | null) => (key === null ? {} : { Key: key })
  // Nothing of it is sent again by itself: who asked is told.
  const once = { once: true }
  switch (act.kind) {
    case 'submit':
      return http.call(calls.submitLivePlan, { body: { Id, Revision } }, signal, once)
    case 'publish':
      return http.call(calls.publishLivePlan, { body: { Id, Revision } }, signal, once)
    case 'recall':
      return http.call(calls.recallLivePlan, { body: { Id } }, signal, once)
    case 'discard':
      return http.call(calls.discardLivePlanChanges, { body: { Id } }, signal, once)
    case 'return':
      return http.call(calls.returnLivePlan, { body: { Id, Reason: act.reason } }, signal, once)
    case 'cancel': {
      const body = { Id, ...lesson(act.key), Reason: act.reason }
      return http.call(calls.cancelLive, { body }, signal, once)
    }
    case 'restore':
      return http.call(calls.restoreLive, { body: { Id, ...lesson(act.key) } }, signal, once)
    case 'replay': {
      const body = { Id, Key: act.key, PrivateFileId: act.ownFileId }
      return http.call(calls.publishReplay, { body }, signal, once)
    }
  }
}

/** Wire: 直播工作室. */
export const axiosLivePlans = (http: Http): LivePlanPort => ({
  plans: async ({ organisationId, page }, signal) => {
    const whose = organisationId === 0 ? {} : { Review: true, OrgId: organisationId }
    const body = { PageIndex: page, PageSize: PAGE_SIZE, ...whose }
    const read = await http.call(calls.getLivePlans, { body }, signal)
    if (!read.ok) return read
    return success({
      index: page,
      size: PAGE_SIZE,
      total: amountOf(read.value.TotalCount),
      items: read.value.Items.map((it) => ({
        ...stateOf(it),
        name: textOf(it.Name),
        startTime: timeOf(it.StartTime),
        minutes: amountOf(it.Minutes),
        sessionCount: amountOf(it.SessionCount),
      })),
    })
  },

  create: async ({ organisationId, name, clientId }, signal) => {
    const body = { OrgId: organisationId, Name: name, ClientId: clientId }
    const made = await http.call(calls.createLivePlan, { body }, signal)
    return made.ok ? success(planOf(made.value)) : made
  },

  plan: async (id, signal) => {
    const read = await http.call(calls.getLivePlan, { query: { Id: id } }, signal)
    return read.ok ? success(planOf(read.value)) : read
  },

  save: async ({ id, revision, intentId, document }, signal) => {
    const { teachers, sessions, ...rest } = document
    const Document = {
      ...rest,
      teachers: [...teachers],
      sessions: sessions.map(({ limits = [], ...one }) => ({
        ...one,
        questionIds: [...one.questionIds],
        limits: [...limits],
      })),
    }
    const body = { Id: id, Revision: revision, IntentId: intentId, Document }
    // The statechart sends again what did not arrive.
    const saved = await http.call(calls.saveLivePlan, { body }, signal, { once: true })
    return saved.ok ? success(planOf(saved.value)) : saved
  },

  perform: async (acting, signal) => {
    const done = await send(http, acting, signal)
    return done.ok ? success(planOf(done.value)) : done
  },

  remove: async (id, signal) => {
    const gone = await http.call(calls.deleteLivePlan, { body: { Id: id } }, signal, { once: true })
    return gone.ok ? success(true) : gone
  },

  takeFile: async (ownFileId, signal) => {
    const taken = await http.call(takeStudioFile, { body: { PrivateFileId: ownFileId } }, signal)
    if (!taken.ok) return taken
    const { FileId, Name, Duration } = taken.value
    return success({ fileId: FileId, name: textOf(Name), duration: amountOf(Duration) })
  },

  colleagues: async (organisationId, signal) => {
    const read = await http.call(getColleagues, { query: { OrgId: organisationId } }, signal)
    return read.ok ? success(read.value.map(colleagueOf)) : read
  },
})
