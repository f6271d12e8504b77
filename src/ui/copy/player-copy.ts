import type { Catalogue } from './copy.ts'
import { playerZhCn } from './player-zh-cn.ts'

/** The texts of the player, apart from the others: fetched with it. */
export const playerCopy: Catalogue<typeof playerZhCn> = playerZhCn
