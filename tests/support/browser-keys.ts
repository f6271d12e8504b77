/** What the browser's two stores hold of a user's work, by its key: it goes when somebody else is signed in. R-session-5. */
export const WORK_KEYS = [
  'answerDrafts',
  'baskets',
  'captionDrafts',
  'cloudMenuDrafts',
  'commentDrafts',
  'formDrafts',
  'heldCourseEdits',
  'importCorrections',
  'liveConsoles',
  'livePlanDrafts',
  'newPersonDraft',
  'noteDrafts',
  'noticeDrafts',
  'parkedPlace',
  'personDrafts',
  'practices',
  'questionDrafts',
  'resourceDrafts',
  'scrollPlace',
  'sittings',
  'unsavedPapers',
  'unsentAnswers',
  'unsentCourseEdits',
  'unsentWritings',
] as const

/** What of it another build left that this one cannot read: tried in tests/infrastructure/storage/set-aside.test.ts. */
export const SET_ASIDE_KEY = 'setAside'

export type WorkKey = (typeof WORK_KEYS)[number]

/** What names no user, or is no work. */
export const OTHER_KEYS = [
  // The session, and what a sign-in starts from.
  'token',
  'userInfo',
  'orgList',
  'accountId',
  'loginMarker',
  'username',
  'password',
  'remember',
  'UNIQUE_ID',
  // The frame, lists and the search, whoever uses the browser.
  'appearance',
  'breadcrumb',
  'filterCriteria',
  'listView',
  'logoName',
  'reopenedBuild',
  // Random keys of calls that got no answer; the server has each for its user.
  'unansweredKeys',
  // The same, of tabs that may be closed, with the drafts whose answer it is: gone with another user, as tests/infrastructure/http/left-keys.test.ts says.
  'leftKeys',
  'schoolLocal',
  'schoolLocalIndex',
  'searchHistory',
  'showSearch',
  // That there are uploads; those lie in a database.
  'uploadsThere',
  // When the browser was last asked to let nothing go by itself.
  'persistenceAskedAt',
  // How each likes to watch (docs/decisions/0460).
  'playerSettings',
] as const
