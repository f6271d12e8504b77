import type { CurriculumTree, NodeAct, TreePlace } from '#domain/frame/curriculum-tree.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The trees of the curriculum, for the platform's administrators; forbidden for everybody else. R-frame-3. */
export interface CurriculumAdminPort {
  tree(place: TreePlace, signal: AbortSignal): Promise<Result<CurriculumTree, Failure>>
  /**
   * Fails with `conflict` if the node changed since it was read or a removed node is still in use, `missing`
   * if it is gone.
   */
  act(act: NodeAct, signal: AbortSignal): Promise<Result<true, Failure>>
}
