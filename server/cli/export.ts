import { parseArgs } from 'node:util'
import { PLACE_OPTIONS } from '../import/questions/place-options.ts'
import { failWith } from '../runtime/console.ts'
import { exportFile } from './questions.ts'
import { exportWorldFolder } from './world.ts'

const USAGE =
  '用法 (usage)：npm run export -- world 文件夹\n' +
  '  npm run export -- questions 文件.gift|文件.xml|文件.zip --stage 学段 --subject 学科 [--format gift|moodle|qti21|qti30] [--version 版本] [--book 册] [--chapter 章节] [--know 知识点]'

/** `npm run export -- questions FILE|world FOLDER`: the bank of a place or a whole world as files, while the server runs or not. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...PLACE_OPTIONS, format: { type: 'string', default: '' } },
  })
  const [what, path, ...more] = positionals
  if (what === 'world' && path !== undefined && more.length === 0) return exportWorldFolder(path)
  if (what !== 'questions' || path === undefined || more.length > 0) throw new Error(USAGE)
  await exportFile(path, values)
}

main().catch(failWith)
