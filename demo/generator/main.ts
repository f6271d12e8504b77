import { subjects } from '../content/index.ts'
import { LESSON_SCRIPTS } from '../lessons/index.ts'
import { banners } from './banner/banners.ts'
import { coursesOf, resourcesOf } from './document/catalogue.ts'
import { type LessonPlan, lessonPlans } from './document/lesson-plan.ts'
import { streamKinds } from './document/streamed.ts'
import { drawnPictures } from './drawing/drawings.ts'
import { filmed, type Lesson, posterOf, scriptDigest } from './media/lesson.ts'
import { type Manifest, type ResourceFile, readManifest, sorted, writeManifest } from './output/manifest.ts'
import { Store } from './output/store.ts'
import { sweep } from './output/sweep.ts'
import { Studio } from './page/browser.ts'
import { resourceFile } from './resource-file.ts'

/** Films that are there in two renditions, for the choice of quality. */
const LADDERS = new Set([
  'chinese-junior-chengtiansi-video',
  'math-junior-shortest-path-video',
  'physics-junior-buoyancy-video',
])

/**
 * Without an argument everything is made anew; with `films` only the films whose script is new or another than the one
 * that they were made of; with `posters` those and the pictures on the cards of films;
 * with `resources 试卷 xlsx politics` only resources of these kinds, formats and subjects; `handouts` stands for those of
 * lessons.
 */
const newPosters = process.argv.includes('posters')
const onlyFilms = newPosters || process.argv.includes('films')
/** Kinds, formats or subjects of resources named behind `resources`: only those are made anew. */
const chosen = process.argv.includes('resources') ? new Set(process.argv.slice(3)) : null

const store = new Store(new URL('../files', import.meta.url).pathname)
const before = readManifest(store)
const resources = resourcesOf(subjects)
const courses = coursesOf(subjects)
const plans = lessonPlans(resources, courses, LESSON_SCRIPTS)
const streamed = streamKinds(plans, courses, LADDERS)

/** The film that is there already; one of the library without a digest is older than digests are. */
const kept = (plan: LessonPlan): Lesson | null => {
  const known = onlyFilms || chosen ? before?.lessons[plan.key] : undefined
  if (!known) return null
  const isSame =
    known.script === scriptDigest(plan) || (known.script === undefined && plan.course === undefined)
  return isSame ? known : null
}

const studio = await Studio.open()
try {
  const lessons = new Map<string, Lesson>()
  for (const plan of plans) {
    const known = kept(plan)
    const lesson = known ?? (await filmed(plan, studio, store, streamed.get(plan.key) ?? null))
    lessons.set(plan.key, newPosters ? { ...lesson, ...(await posterOf(plan, studio, store)) } : lesson)
    if (!known) console.log(`${plan.key}: ${lesson.mp4.duration} s, ${lesson.mp4.size} bytes`)
  }
  const lessonsByKey = sorted(lessons)
  const files = new Map<string, ResourceFile>()
  const isKept = ({ kind, format, subject, handout }: (typeof resources)[number]): boolean =>
    format !== 'mp4' &&
    (onlyFilms ||
      (chosen !== null &&
        ![kind, format, subject, handout && 'handouts'].some((name) => name && chosen.has(name))))
  for (const one of resources) {
    const known = isKept(one) ? before?.resources[one.key] : undefined
    files.set(one.key, known ?? (await resourceFile(one, lessonsByKey, studio, store)))
  }
  const manifest: Manifest =
    before && (onlyFilms || chosen)
      ? { ...before, resources: sorted(files), lessons: lessonsByKey }
      : {
          resources: sorted(files),
          lessons: lessonsByKey,
          drawings: await drawnPictures(studio, store),
          banners: await banners(studio, store),
        }
  writeManifest(store, manifest)
  const stale = sweep(store, manifest)
  console.log(`${lessons.size} films, ${stale.length} stale files removed`)
} finally {
  await studio.close()
}
