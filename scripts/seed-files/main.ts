import { subjects } from '../../server/seed/content/index.js'
import { banners } from './banner/banners.js'
import { coursesOf, resourcesOf } from './document/catalogue.js'
import { lessonPlans } from './document/lesson-plan.js'
import { streamKinds } from './document/streamed.js'
import { drawnPictures } from './drawing/drawings.js'
import { filmed, type Lesson } from './media/lesson.js'
import { type Manifest, type ResourceFile, sorted, writeManifest } from './output/manifest.js'
import { Store } from './output/store.js'
import { sweep } from './output/sweep.js'
import { Studio } from './page/browser.js'
import { resourceFile } from './resource-file.js'

const store = new Store(new URL('../../server/seed/files', import.meta.url).pathname)
const resources = resourcesOf(subjects)
const plans = lessonPlans(resources, coursesOf(subjects))
const streamed = streamKinds(plans, subjects)
const studio = await Studio.open()

try {
  const lessons = new Map<string, Lesson>()
  for (const plan of plans) {
    const lesson = await filmed(plan, studio, store, streamed.get(plan.key) ?? null)
    lessons.set(plan.key, lesson)
    console.log(`${plan.key}: ${lesson.mp4.duration} s, ${lesson.mp4.size} bytes`)
  }
  const lessonsByKey = sorted(lessons)
  const files = new Map<string, ResourceFile>()
  for (const one of resources) files.set(one.key, await resourceFile(one, lessonsByKey, studio, store))
  const manifest: Manifest = {
    resources: sorted(files),
    lessons: lessonsByKey,
    drawings: await drawnPictures(studio, store),
    banners: await banners(studio, store),
  }
  writeManifest(store, manifest)
  const stale = sweep(store, manifest)
  console.log(`${files.size} resources, ${lessons.size} lessons, ${stale.length} stale files removed`)
} finally {
  await studio.close()
}
