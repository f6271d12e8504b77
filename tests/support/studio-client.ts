import { and, eq, notInArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Call, DataOf } from '#contract/call.ts'
import type { CourseDocument } from '#contract/course-document.ts'
import type { CourseEdit } from '#contract/course-edit.ts'
import { createCourseDraft, getCourseDraft, saveCourseDraft } from '#contract/studio.ts'
import { publishCourseDraft } from '#contract/studio-life.ts'
import type { Queries } from '#server/db/database.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { membership } from '#server/db/schema/membership.ts'
import type { Harness } from './each-engine.ts'
import type { Persona } from './server.ts'

let made = 0
/** What a client makes once for each thing that it sends. */
export const sentId = (): string => `of-a-studio-test-${++made}`

/** Somebody who is no member of a school. */
export const outsiderOf = async (db: Queries, organisationId: number) => {
  const own = db
    .select({ userId: membership.userId })
    .from(membership)
    .where(eq(membership.organisationId, organisationId))
  const [found] = await db
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(notInArray(appUser.id, own))
    .orderBy(appUser.id)
    .limit(1)
  if (found === undefined) throw new Error('everybody is a member')
  return found
}

/** An outsider who is a member of a school while `work` is done, and has left it then. */
export const afterLeaving = async (
  db: Queries,
  organisationId: number,
  work: (userId: number) => Promise<unknown>,
): Promise<number> => {
  const { id: userId } = await outsiderOf(db, organisationId)
  await db.insert(membership).values({ organisationId, userId, canVerify: false, sort: 9 })
  await work(userId)
  await db
    .delete(membership)
    .where(and(eq(membership.organisationId, organisationId), eq(membership.userId, userId)))
  return userId
}

/** The studio as its makers ask it, in the words of the wire. */
export const studioOf = (harness: () => Harness) => {
  const tokens = new Map<Persona, string>()
  const tokenOf = async (persona: Persona): Promise<string> => {
    const token = tokens.get(persona) ?? (await harness().ask.tokenOf(persona))
    tokens.set(persona, token)
    return token
  }

  const ask = async (call: Call, values: object, persona: Persona = 'teacher') => {
    const token = await tokenOf(persona)
    if (call.method === 'POST') return (await harness().ask.post(call.path, values, token)).body
    const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
    return (await harness().ask.get(`${call.path}?${query}`, token)).body
  }

  /** Its data; throws for a refusal. */
  const get = async <C extends Call>(call: C, values: object, persona: Persona = 'teacher') => {
    const body = await ask(call, values, persona)
    if (body.Code !== 200) throw new Error(`${call.path}: ${JSON.stringify(body)}`)
    return z.parse(call.data, body.Data) as DataOf<C>
  }

  const create = async (persona: Persona = 'teacher', OrgId = 1) =>
    (await get(createCourseDraft, { OrgId, Name: '二次函数', ClientId: sentId() }, persona)).Id

  const open = (Id: number, persona: Persona = 'teacher') => get(getCourseDraft, { Id }, persona)

  const save = async (Id: number, Edits: readonly CourseEdit[], persona: Persona = 'teacher', more = {}) =>
    get(saveCourseDraft, { Id, Revision: 1, IntentId: sentId(), Edits, ...more }, persona)

  /** Edits that make a draft what it shall be, from what it is. */
  const write = async (Id: number, wanted: Partial<CourseDocument>, persona: Persona = 'teacher') => {
    const { Document, Revision } = await open(Id, persona)
    const { chapters, ...fields } = wanted
    const edits: CourseEdit[] = Object.entries(fields).map(([field, value]) => ({
      op: 'set',
      key: '',
      field,
      was: Document[field as keyof CourseDocument],
      value,
    }))
    if (chapters !== undefined) {
      for (const was of Document.chapters) edits.push({ op: 'remove', key: was.key, was })
      for (const thing of chapters) edits.push({ op: 'add', kind: 'chapter', parent: '', before: '', thing })
    }
    const saved = await save(Id, edits, persona, { Revision })
    if ((saved.Conflicts ?? []).length > 0) throw new Error(JSON.stringify(saved.Conflicts))
    return saved
  }

  const publish = async (Id: number, persona: Persona = 'reviewer') => {
    const { Revision } = await open(Id, persona)
    return get(publishCourseDraft, { Id, Revision }, persona)
  }

  return { tokenOf, ask, get, create, open, save, write, publish }
}
