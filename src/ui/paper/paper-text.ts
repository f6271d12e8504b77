import type { PaperWords } from '#application/paper/paper-file.port.ts'
import type { PaperSheet } from '#domain/paper/paper-sheet.ts'
import { composerCopy } from '../copy/composer-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { levelName } from '../question/level-name.ts'

/** What a paper says around its questions. */
export const paperWordsOf = ({ minutes, score }: PaperSheet): PaperWords => {
  const { facts, ...words } = composerCopy.sheet
  return {
    ...words,
    facts: facts(minutes, score),
    judgement: questionCopy.judgement,
    table: { ...composerCopy.table, level: levelName, points: composerCopy.points },
  }
}
