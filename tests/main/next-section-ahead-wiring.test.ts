import { AxiosError } from 'axios'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readNextAheadBy } from '#application/playback/next-section-ahead.ts'
import { sectionReader } from '#application/playback/read-section.ts'
import { success } from '#domain/kernel/result.ts'
import { memoryKept } from '#infrastructure/connection/kept-store.memory.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { keptReads } from '#infrastructure/http/kept-reads.ts'
import { withMemory } from '#infrastructure/http/memory.ts'
import { axiosLessons } from '#infrastructure/playback/lesson.axios.ts'
import { axiosNotes } from '#infrastructure/playback/note.axios.ts'
import { axiosLessonQuestions } from '#infrastructure/question/question.axios.ts'
import { after, whenQuiet } from '#main/when-idle.ts'

const FIRST = 71
const NEXT = 72
/** The page has been quiet for a while, and what was asked is answered. */
const quiet = async () => {
  await vi.advanceTimersByTimeAsync(3000)
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resume) => setImmediate(resume))
}
const UNREACHED = { ok: false, failure: { kind: 'unreachable' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Each section has one question, at its first second. */
const wordsOf = (url: string, id: string): unknown => {
  if (url.includes('getnotes')) return []
  if (url.includes('getquestioninfo')) return [{ Id: 5, PointId: 1, Title: '几？' }]
  return {
    CourseId: 7,
    SectionId: Number(id),
    Name: `第 ${id} 节`,
    QuestionPoints: [{ PointId: 1, QuestionId: 5, Second: 1 }],
  }
}

/** A browser with a memory, and a line that can be cut. */
const browser = () => {
  let isCut = false
  const asked: string[] = []
  const token = () => 'a-token'
  const reads = keptReads({
    store: memoryKept(),
    token,
    owner: () => '1',
    idle: async () => undefined,
    tell: () => undefined,
  })
  const http = withMemory(
    createHttp({
      baseUrl: '',
      token,
      expired: () => undefined,
      adapter: async (config) => {
        const id = Object.values(config.params as Record<string, unknown>).join()
        asked.push(`${config.url?.split('/').at(-1)} ${id}`)
        if (isCut) throw new AxiosError('no way', 'ERR_NETWORK', config)
        const body = { Code: 200, Data: wordsOf(config.url ?? '', id), Message: '' }
        return { data: JSON.stringify(body), status: 200, statusText: '', headers: {}, config }
      },
    }),
    { token, load: async () => reads },
  )
  const ports = {
    lessons: axiosLessons(http),
    questions: axiosLessonQuestions(http),
    notes: axiosNotes(http),
  }
  return {
    ports,
    asked,
    readAhead: readNextAheadBy(sectionReader(ports), { whenQuiet, after }),
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
  }
}

const shown = { userId: 1, sectionId: FIRST, nextId: NEXT }
const OF_NEXT = [`getstructurepagecontentinfo ${NEXT}`, `getnotes ${NEXT}`, `getquestioninfo ${NEXT}`]

it('the section after the one that is shown can be read without a network: details, notes and questions', async () => {
  const { ports, asked, readAhead, cut } = browser()
  readAhead(shown)
  await vi.advanceTimersByTimeAsync(1000)
  // What is seen comes first.
  expect(asked).toEqual([])
  await quiet()
  expect(asked).toEqual(OF_NEXT)
  cut()
  const { signal } = new AbortController()
  expect(await ports.lessons.lesson(NEXT, signal)).toMatchObject(success({ name: `第 ${NEXT} 节` }))
  expect(await ports.notes.notes(NEXT, signal)).toEqual(success([]))
  expect(await ports.questions.questions(NEXT, signal)).toMatchObject(success([{ id: 5 }]))
  expect(await ports.lessons.lesson(NEXT + 1, signal)).toEqual(UNREACHED)
})

it('nothing is fetched twice: neither what was read ahead nor what was shown', async () => {
  const { asked, readAhead } = browser()
  readAhead({ ...shown, sectionId: NEXT, nextId: 0 })()
  readAhead(shown)
  await quiet()
  expect(asked).toEqual([])
  readAhead({ ...shown, nextId: NEXT + 1 })
  readAhead({ ...shown, nextId: NEXT + 1 })
  await quiet()
  expect(asked).toHaveLength(3)
  // Another user has kept nothing here.
  readAhead({ ...shown, userId: 2 })
  await quiet()
  expect(asked.slice(3)).toEqual(OF_NEXT)
})

it('is tried again with the next look where the line was cut, and not begun by who has left', async () => {
  const { asked, readAhead, cut, mend } = browser()
  cut()
  readAhead(shown)
  await quiet()
  expect(asked).toEqual(OF_NEXT.slice(0, 1))
  mend()
  readAhead(shown)()
  await quiet()
  expect(asked).toHaveLength(1)
  readAhead(shown)
  await quiet()
  expect(asked.slice(1)).toEqual(OF_NEXT)
})
