import { basename, resolve } from 'node:path'
import { importCourse } from '../course-package/import-course.ts'
import { findAuthor, findPlace, type PlaceNames } from '../import/questions/find-place.ts'
import { importPlaceRepository } from '../import/questions/import-place.repository.ts'
import { systemClock } from '../runtime/clock.ts'
import { say } from '../runtime/console.ts'
import { openStorage } from '../storage/open-storage.ts'
import { seedFilesFolder } from '../storage/seed-files-folder.ts'
import { withDatabase } from './command-database.ts'

interface CourseOptions extends PlaceNames {
  readonly by: string
  readonly dryRun: boolean
}

/** `npm run import -- course FILE`: a Moodle backup or a Common Cartridge as a draft of the studio. */
export const importCourseFile = async (path: string, options: CourseOptions): Promise<void> => {
  if (options.by === '') throw new Error('请用 --by 手机号 说明这门课归谁')
  await withDatabase(async ({ db }, environment) => {
    const places = importPlaceRepository(db)
    const author = await findAuthor(places, options.by)
    const done = await importCourse({
      db,
      storage: await openStorage({ ...environment, seed: seedFilesFolder() }),
      place: resolve(path),
      curriculum: await findPlace(places, options),
      author,
      isDryRun: options.dryRun,
      now: systemClock(),
    })
    for (const why of done.lost) say(`  ${why}`)
    if (done.isKnown) return say(`${basename(path)} 以前导入过，没有再导入`)
    say(`《${done.name}》：${done.chapters} 章 ${done.sections} 节，题目 ${done.questions} 道`)
    say(
      options.dryRun
        ? '只是试一试，什么也没有写入'
        : `已放进${author.name}的课程工作室，请看过后再发布；网页、标签和链接写进了课程简介`,
    )
  })
}
