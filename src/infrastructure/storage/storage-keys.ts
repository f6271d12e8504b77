import * as z from 'zod/mini'
import { APPEARANCES } from '#domain/navigation/appearance.ts'
import { sentKey } from './left-keys.ts'
import { insideAddress, listOf, localJson, localText, sessionJson } from './storage-key.ts'
import { STORAGE_NAMES as NAMES } from './storage-names.ts'
import { storedUser } from './stored-user.ts'

const id = () => z.int().check(z.nonnegative())
const name = () => z.string().check(z.maxLength(200))

const crumbs = () => listOf(z.object({ url: insideAddress(), title: name() }), 20)

const filters = () =>
  z.object({
    bookId: id(),
    knowId: id(),
    gradeId: id(),
    subjectId: id(),
    RightIds: z.array(id()).check(z.maxLength(200)),
  })

/**
 * Everything the product keeps in the browser, in one list: the agreed keys, then our own. `breadcrumb` stands in
 * both stores, as agreed: a tab has its own trail, the local copy is where a new tab starts from.
 */
export const STORAGE_KEYS = {
  /** What a header may carry, so that a forged entry cannot break a request. */
  token: localText(NAMES.token, () => z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)), null),
  /** The current user without organisations, which stand under their own key. */
  userInfo: localJson(NAMES.userInfo, storedUser, null),
  organisations: localJson('orgList', () => listOf(z.object({ id: id(), name: name() }), 200), []),

  rememberedAccount: localText('username', () => z.string().check(z.minLength(1), z.maxLength(64)), ''),
  /** Base64 of an AES-GCM initialisation vector and ciphertext; never a password, never its MD5 (R-session-10). */
  rememberedPassword: localText(
    'password',
    () => z.string().check(z.regex(/^[A-Za-z0-9+/]{38,2048}={0,2}$/)),
    '',
  ),
  remember: localJson('remember', () => z.boolean(), false),

  visitorId: localText('UNIQUE_ID', () => z.string().check(z.regex(/^[\w-]{8,128}$/)), null),

  trailOfBrowser: localJson('breadcrumb', crumbs, []),
  trail: sessionJson('breadcrumb', crumbs, null),

  /** By category type, in the words of R-catalogue-5. */
  filterCriteria: localJson('filterCriteria', () => z.partial(z.object({ 1: filters(), 2: filters() })), {}),
  searchHistory: localJson(
    'searchHistory',
    () => listOf(z.string().check(z.regex(/\S/), z.maxLength(200)), 100),
    [],
  ),
  logoName: localText('logoName', () => z.string().check(z.regex(/\S/), z.maxLength(100)), null),
  schoolLocalIndex: localJson('schoolLocalIndex', () => z.int().check(z.minimum(0), z.maximum(20)), 0),
  searchShown: localJson('showSearch', () => z.boolean(), true),

  schoolLocal: sessionJson('schoolLocal', () => z.boolean(), false),
  loginMarker: sessionJson('loginMarker', () => z.boolean(), false),

  /** A number made of the account that signed in; the account itself is not kept (R-session-10 and R-session-13). */
  accountId: localJson('accountId', () => z.int().check(z.minimum(1)), null),
  appearance: localText(NAMES.appearance, () => z.enum(APPEARANCES), 'system'),
  /** Of calls that this tab sent and did not hear of: a path and a key. */
  unansweredKeys: sessionJson('unansweredKeys', () => listOf(sentKey(), 20), []),
  reopenedBuild: sessionJson('reopenedBuild', () => z.string(), ''),
  /** Of this tab only: what one tab was doing is not the business of another (R-session-5). */
  parkedPlace: sessionJson('parkedPlace', () => z.object({ userId: id(), address: insideAddress() }), null),
} as const
