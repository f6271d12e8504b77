import type { PersonalDataPort } from '#application/personal-data/personal-data.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  DATA_FILE_STATE,
  ERASURE_OBSTACLE,
  erasePersonalData,
  exportPersonalData,
  getPersonalData,
  getPersonalDataFile,
  keepAccount,
  keepPersonalData,
} from '#contract/personal-data.ts'
import { success } from '#domain/kernel/result.ts'
import type { DataFileState, ErasureObstacle, PersonalData } from '#domain/personal-data/personal-data.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, percentOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { wirePassword } from '../session/wire-password.ts'

const STATES: ReadonlyMap<number, DataFileState> = wordsOf(DATA_FILE_STATE)

const OBSTACLES = new Map<number, ErasureObstacle>([
  [ERASURE_OBSTACLE.noRight, 'noRight'],
  [ERASURE_OBSTACLE.lastPlatformAdministrator, 'lastPlatformAdministrator'],
  [ERASURE_OBSTACLE.lastSchoolAdministrator, 'lastSchoolAdministrator'],
])

/** An obstacle that this app does not know is one all the same. */
const obstacleOf = (number: number): ErasureObstacle | null =>
  number === ERASURE_OBSTACLE.none ? null : (OBSTACLES.get(number) ?? 'noRight')

const dataOf = (it: DataOf<typeof getPersonalData>): PersonalData => ({
  userId: it.UserId,
  name: textOf(it.Name),
  self: flagOf(it.IsSelf),
  file: {
    state: STATES.get(amountOf(it.FileState)) ?? 'none',
    progress: percentOf(it.Progress),
    size: amountOf(it.Size),
    madeAt: timeOf(it.MadeTime),
    expiresAt: timeOf(it.ExpiryTime),
  },
  erasureAt: timeOf(it.ErasureTime),
  waitDays: amountOf(it.WaitDays),
  obstacle: obstacleOf(amountOf(it.Obstacle)),
  canExport: flagOf(it.CanExport),
})

/** Wire: getpersonaldata, exportpersonaldata, getpersonaldatafile, erasepersonaldata, keeppersonaldata, keepaccount. */
export const axiosPersonalData = (http: Http): PersonalDataPort => ({
  read: async (UserId, signal) => {
    const read = await http.call(getPersonalData, { query: { UserId } }, signal)
    return read.ok ? success(dataOf(read.value)) : read
  },

  export: async (UserId, signal) => {
    const done = await http.call(exportPersonalData, { body: { UserId } }, signal)
    return done.ok ? success(true) : done
  },

  address: async (UserId, signal) => {
    const read = await http.call(getPersonalDataFile, { query: { UserId } }, signal)
    return read.ok ? success(read.value.Url) : read
  },

  erase: async ({ userId, password }, signal) => {
    const body = { UserId: userId, Password: await wirePassword(password) }
    const done = await http.call(erasePersonalData, { body }, signal)
    return done.ok ? success(done.value.ErasureTime) : done
  },

  keep: async (UserId, signal) => {
    const done = await http.call(keepPersonalData, { body: { UserId } }, signal)
    return done.ok ? success(true) : done
  },

  keepOwn: async ({ account, password, code }, device, signal) => {
    const proof = code === '' ? {} : { Code: code }
    const body = { Mobile: account, Password: await wirePassword(password), UserKey: device, ...proof }
    const done = await http.call(keepAccount, { body }, signal)
    return done.ok ? success(true) : done
  },
})
