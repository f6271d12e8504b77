import { parentPort, workerData } from 'node:worker_threads'
import { readRoster } from './roster.ts'
import type { RosterRequest, RosterResponse } from './roster-in-worker.ts'
import { readTableOf } from './table-file.ts'

const NO_COLUMNS = '名册里没有找到“姓名”和“手机号”两列（在所有工作表里找过）'

const answerTo = async ({ bytes, school }: RosterRequest): Promise<RosterResponse> => {
  try {
    const roster = readRoster(await readTableOf(Buffer.from(bytes)), school)
    return roster === null ? { refused: NO_COLUMNS } : { roster }
  } catch (error) {
    // What the readers of tables say is said to people.
    return { refused: error instanceof Error ? error.message : NO_COLUMNS }
  }
}

void answerTo(workerData as RosterRequest).then((answer) => parentPort?.postMessage(answer))
