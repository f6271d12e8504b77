/** Where the banners of home are managed. */
export const FRAME_ADDRESS = '/manage/frame'

/** Where categories, tags and hot searches are; `kind` says which. */
export const WORDS_ADDRESS = '/manage/words'

/** Where the stages and their subjects are, and with a subject its textbooks and knowledge points. */
export const CURRICULUM_ADDRESS = '/manage/curriculum'

export const curriculumAddress = (subjectId: number, tree: 'textbooks' | 'knowledge'): string =>
  `${CURRICULUM_ADDRESS}?subject=${subjectId}${tree === 'knowledge' ? '&tree=knowledge' : ''}`

/** Where names, links and limits of the site are set. */
export const SITE_ADDRESS = '/manage/site'

/** Where a tree is brought in from a file and taken out into one. */
export const treeFileAddress = (subjectId: number, tree: 'textbooks' | 'knowledge'): string =>
  `${curriculumAddress(subjectId, tree)}&file=1`
