/** Where the banners of home are managed. */
export const FRAME_ADDRESS = '/manage/frame'

/** Where categories, tags and hot searches are; `kind` says which. */
export const WORDS_ADDRESS = '/manage/words'

/** Where the menu of a school's cloud space is kept; `school` says of which. */
export const CLOUD_MENUS_ADDRESS = '/manage/cloud-school'

export const cloudMenusAddress = (organisationId: number): string =>
  `${CLOUD_MENUS_ADDRESS}?school=${organisationId}`

/** The school that the address asks for; 0 for none. */
export const cloudMenusSchoolOf = (asked: URLSearchParams): number =>
  /^[1-9]\d{0,8}$/.test(asked.get('school') ?? '') ? Number(asked.get('school')) : 0

/** Where the stages and their subjects are, and with a subject its textbooks and knowledge points. */
export const CURRICULUM_ADDRESS = '/manage/curriculum'

export const curriculumAddress = (subjectId: number, tree: 'textbooks' | 'knowledge'): string =>
  `${CURRICULUM_ADDRESS}?subject=${subjectId}${tree === 'knowledge' ? '&tree=knowledge' : ''}`

/** Where names, links and limits of the site are set. */
export const SITE_ADDRESS = '/manage/site'

/** Where a tree is brought in from a file and taken out into one. */
export const treeFileAddress = (subjectId: number, tree: 'textbooks' | 'knowledge'): string =>
  `${curriculumAddress(subjectId, tree)}&file=1`
