import type { CurriculumTree, NodeAct, TreePlace } from '#domain/frame/curriculum-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The trees of the curriculum, for the platform's administrators; forbidden for everybody else. R-frame-3. */
export interface CurriculumAdminPort {
  tree(place: TreePlace, signal: AbortSignal): Promise<Result<CurriculumTree, Failure>>
  /** A conflict where somebody changed it meanwhile, or something hangs on what is removed; missing where it is gone. */
  act(act: NodeAct, signal: AbortSignal): Promise<Result<true, Failure>>
}
