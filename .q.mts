import { readFileSync } from 'node:fs'
import { comparePostgres } from './scripts/bench/list.ts'
await comparePostgres(readFileSync('/tmp/bs_url.txt','utf8').trim())
