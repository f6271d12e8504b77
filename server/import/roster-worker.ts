import { parentPort, workerData } from 'node:worker_threads'
import { type RosterRequest, readRosterFile } from './read-roster-file.ts'

void readRosterFile(workerData as RosterRequest).then((answer) => parentPort?.postMessage(answer))
