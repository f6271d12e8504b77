import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CODE } from '#contract/envelope.ts'
import * as calls from '#contract/roster.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type FormAsked, formRoute, signedInRoute } from '../../http/route.ts'
import { sentForm } from '../../http/sent-form.ts'
import { checkBytes } from '../../storage/incoming-file.ts'
import type { Storage } from '../../storage/storage.ts'
import type { RosterService } from './roster.service.ts'

const MEBIBYTE = 1024 * 1024
const MAX_NAME = 100

const NO_FILE = refuse(CODE.fieldError, '没有收到文件')
const BROKEN = refuse(CODE.fieldError, '上传中断了，请重试')
const TOO_LARGE = refuse(CODE.fieldError, `名册超过 ${calls.MAX_ROSTER_BYTES / MEBIBYTE} MB，请分成几个文件`)

const LIMITS = { files: 1, fields: 0, parts: 1, headerPairs: 50, fileSize: calls.MAX_ROSTER_BYTES }

/** A name without the characters that no text column can store. */
const nameOf = (name: string): string => name.replace(/[\0\p{Surrogate}]/gu, '').slice(0, MAX_NAME)

interface Sent {
  readonly name: string
  readonly bytes: Buffer
}

/** The file of a request, whole in memory: its readers need all of it at once. */
const fileIn = async (request: FastifyRequest): Promise<Sent | Refusal> => {
  if (!request.isMultipart()) return NO_FILE
  try {
    const part = await request.file({ limits: LIMITS })
    if (part === undefined || part.fieldname !== calls.ROSTER_FILE_FIELD) return NO_FILE
    const bytes = await part.toBuffer()
    return part.file.truncated ? TOO_LARGE : sentForm({ name: nameOf(part.filename), bytes })
  } catch {
    return BROKEN
  }
}

/** Rosters of schools, for their administrators. Wire: 人员管理. */
export const rosterRoutes = (service: RosterService, storage: Storage) => async (app: FastifyInstance) => {
  await app.register(multipart, { throwFileSizeLimit: false })

  const read = async ({ viewer, request }: FormAsked): Promise<Sent | Refusal> => {
    const may = await service.open(viewer.userId)
    return may instanceof Refusal ? may : fileIn(request)
  }
  formRoute(app, calls.compareRoster, read, async ({ viewer, query }, { name, bytes }) => {
    await checkBytes(storage, bytes)
    return service.compare(viewer.userId, query.OrgId ?? 0, name, bytes)
  })
  signedInRoute(app, calls.getRoster, ({ viewer }) => service.open(viewer.userId))
  signedInRoute(app, calls.getRosterEntries, ({ viewer, body }) => service.entries(viewer.userId, body))
  signedInRoute(app, calls.chooseRoster, ({ viewer, body }) => service.choose(viewer.userId, body))
  signedInRoute(app, calls.applyRoster, ({ viewer, body }) => service.apply(viewer.userId, body.Id))
  signedInRoute(app, calls.getRosterReport, ({ viewer, query }) => service.report(viewer.userId, query.Id))
  signedInRoute(app, calls.closeRoster, ({ viewer, body }) => service.close(viewer.userId, body.Id))
}
