import type { Catalogue } from './copy.ts'
import { faultsZhCn } from './faults-zh-cn.ts'

/** The texts of the reported errors, apart from the others: they come with their page. */
export const faultsCopy: Catalogue<typeof faultsZhCn> = faultsZhCn
