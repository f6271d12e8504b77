import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Call, DataOf } from '#contract/call.ts'
import { getStructurePageList } from '#contract/course.ts'
import type { CourseEdit } from '#contract/course-edit.ts'
import { getPrivateFile } from '#contract/private-file.ts'
import { createCourseDraft, getCourseDraft, saveCourseDraft } from '#contract/studio.ts'
import { publishCourseDraft } from '#contract/studio-life.ts'
import { getColleagues, setCourseEditors, takeStudioFile } from '#contract/studio-people.ts'
import { type ServedBuild, serveBuild } from '#tests/support/served-build.ts'
import { accounts, type Persona } from '#tests/support/server.ts'
import { besideTranscoding } from './authoring/playback.ts'
import { type Measured, measured } from './rounds.ts'
import { printTable } from './table.ts'

const SECTIONS = 100
const SAVES = 40
/** Somebody who types and moves things without stopping; what is typed into one field is one save. */
const PAUSE_MS = 500
/** Who types at once; an account twice is two tabs. */
const EDITORS: readonly Persona[] = [
  ...(['reviewer', 'secondReviewer', 'teacher', 'emptyMenus'] as const),
  ...(['reviewer', 'secondReviewer', 'teacher', 'emptyMenus'] as const),
]

const asking =
  (url: string, token: string) =>
  async <C extends Call>(call: C, values: object): Promise<DataOf<C>> => {
    const isGet = call.method === 'GET'
    const query = isGet
      ? `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`
      : ''
    const answer = await fetch(url + call.path + query, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(isGet ? {} : { body: JSON.stringify(values) }),
    })
    const { Code, Data, Message } = (await answer.json()) as { Code: number; Data: unknown; Message: string }
    if (Code !== 200) throw new Error(`${call.path}: ${Code} ${Message}`)
    return z.parse(call.data, Data) as DataOf<C>
  }

type Ask = ReturnType<typeof asking>

const signIn = async (url: string, persona: Persona): Promise<Ask> => {
  const { account, wirePassword } = accounts[persona]
  const answer = await fetch(`${url}/api/user/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Mobile: account,
      Password: wirePassword,
      Client: 2,
      UserKey: 'bench',
      Key: '',
      Times: 0,
    }),
  })
  return asking(url, String(((await answer.json()) as { Data: unknown }).Data))
}

const keyOf = (index: number): string => `section-${String(index).padStart(4, '0')}`

/** A course of a hundred sections in ten chapters, whole enough to be published. */
const makeCourse = async (ask: Ask): Promise<number> => {
  const { Id } = await ask(createCourseDraft, { OrgId: 1, Name: '二次函数', ClientId: randomUUID() })
  const { Files } = await ask(getPrivateFile, { PageSize: 1 })
  const [own] = Files?.Items ?? []
  const file = await ask(takeStudioFile, { PrivateFileId: own?.Id ?? 0 })
  const [like] = (await ask(getStructurePageList, { PageSize: 1 })).Items ?? []
  const chapters = Array.from({ length: SECTIONS / 10 }, (_, chapter) => ({
    key: `chapter-${String(chapter).padStart(4, '0')}`,
    name: `第 ${chapter + 1} 章`,
    sections: Array.from({ length: 10 }, (__, index) => ({
      key: keyOf(chapter * 10 + index),
      name: `第 ${index + 1} 节 用配方法把一般式化为顶点式`,
      kind: 'file' as const,
      file: { fileId: file.FileId, name: file.Name ?? '', duration: 0 },
      captions: [],
      points: [],
      questionIds: [],
    })),
  }))
  const { Document } = await ask(getCourseDraft, { Id })
  const edits: CourseEdit[] = chapters.map((thing) => ({
    op: 'add',
    kind: 'chapter',
    parent: '',
    before: '',
    thing,
  }))
  const introduction = '从生活中的抛物线说起。'.repeat(300)
  edits.push({ op: 'set', key: '', field: 'introduction', was: Document.introduction, value: introduction })
  const place = { ...Document.place, stageId: like?.StageId ?? 0, subjectId: like?.SubjectId ?? 0 }
  edits.push({ op: 'set', key: '', field: 'place', was: Document.place, value: place })
  await ask(saveCourseDraft, { Id, Revision: 1, IntentId: randomUUID(), Edits: edits })
  return Id
}

/** One editor renames sections of its own, with a pause of about so long before each save; milliseconds of each. */
const type = async (ask: Ask, Id: number, editor: number, pauseMs: number): Promise<readonly number[]> => {
  const { Document, Revision } = await ask(getCourseDraft, { Id })
  const sections = Document.chapters.flatMap((chapter) => chapter.sections)
  const times: number[] = []
  let revision = Revision ?? 0
  let wrong = 0
  for (let save = 0; save < SAVES; save += 1) {
    const key = keyOf(editor * 10 + (save % 10))
    const was =
      save < 10 ? sections.find((one) => one.key === key)?.name : `第 ${save - 10} 次改的名字 ${pauseMs}`
    const edit: CourseEdit = { op: 'set', key, field: 'name', was, value: `第 ${save} 次改的名字 ${pauseMs}` }
    await setTimeout(pauseMs * (0.5 + Math.random()))
    const from = performance.now()
    const asked = { Id, Revision: revision, IntentId: randomUUID(), Edits: [edit] }
    const { State, Conflicts } = await ask(saveCourseDraft, asked)
    times.push(performance.now() - from)
    revision = State.Revision ?? 0
    wrong += Conflicts?.length ?? 0
  }
  if (wrong > 0) throw new Error(`${wrong} edits met a conflict`)
  return times
}

const playing = (what: string, { p50, p99 }: Measured, alone: Measured, target = ''): string[] => [
  what,
  ...[p50, p99].map((ms) => `${ms.toFixed(1)} ms`),
  (p99 / alone.p99).toFixed(2),
  target,
]

/**
 * Eight editors in one course of a hundred sections, and its publishing, the first time and again; then what viewers of a film wait for
 * its parts while films are being transcoded. `playback` after the name leaves the first half out.
 */
export const bench = async ([only = '']: readonly string[]): Promise<void> => {
  const served = await serveBuild()
  try {
    if (only !== 'playback') await author(served.url)
    await play(served)
  } finally {
    await served.stop()
  }
}

const author = async (url: string): Promise<void> => {
  const editors = await Promise.all(EDITORS.map((persona) => signIn(url, persona)))
  const [owner] = editors
  if (!owner) throw new Error('nobody edits')
  const Id = await makeCourse(owner)
  const { Owner } = await owner(getCourseDraft, { Id })
  const colleagues = await owner(getColleagues, { OrgId: 1 })
  await owner(setCourseEditors, {
    Id,
    UserIds: colleagues
      .map((one) => one.Id)
      .filter((id) => id !== Owner.Id)
      .slice(0, 20),
  })
  const saving = async (pauseMs: number) => {
    const from = performance.now()
    const times = (await Promise.all(editors.map((ask, editor) => type(ask, Id, editor, pauseMs)))).flat()
    return measured([{ times, seconds: (performance.now() - from) / 1000, wrong: 0 }])
  }
  const paced = await saving(PAUSE_MS)
  const pressed = await saving(0)
  const publish = async (): Promise<string> => {
    const { Revision } = await owner(getCourseDraft, { Id })
    const began = performance.now()
    await owner(publishCourseDraft, { Id, Revision })
    return `${(performance.now() - began).toFixed(0)} ms`
  }
  const first = await publish()
  await type(owner, Id, 9, 0)
  printTable(
    ['a course of 100 sections', 'measured', 'target'],
    [
      ['save at 8 editors who never stop, p50', `${paced.p50.toFixed(0)} ms`, ''],
      ['the same, p99', `${paced.p99.toFixed(0)} ms`, 'at most 150 ms'],
      ['8 programs without a pause, p50', `${pressed.p50.toFixed(0)} ms`, ''],
      ['the same, p99', `${pressed.p99.toFixed(0)} ms`, ''],
      ['the same, saves a second', pressed.perSecond.toFixed(0), ''],
      ['published first', first, 'at most 2000 ms'],
      ['published again', await publish(), 'at most 2000 ms'],
    ],
  )
}

const play = async (served: ServedBuild): Promise<void> => {
  const { alone, asked, both } = await besideTranscoding(served)
  printTable(
    ['a film in parts, 48 viewers', 'p50', 'p99', 'of alone', 'target'],
    [
      playing('nothing else is done', alone, alone),
      playing('two films were asked for: one is made, then the other', asked, alone),
      playing('two films are made, one by a second server', both, alone, 'at most 1.50'),
    ],
  )
}
