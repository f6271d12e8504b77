import { mathJuniorCongruentTriangles } from './courses/math-junior-congruent-triangles.ts'
import { mathJuniorLinearFunction } from './courses/math-junior-linear-function.ts'
import { mathJuniorPythagoras } from './courses/math-junior-pythagoras.ts'
import { mathJuniorQuadraticFunction } from './courses/math-junior-quadratic-function.ts'
import { mathJuniorRationalNumbers } from './courses/math-junior-rational-numbers.ts'
import { mathPrimaryFractionDivision } from './courses/math-primary-fraction-division.ts'
import { mathPrimaryPolygonArea } from './courses/math-primary-polygon-area.ts'
import { mathSeniorDerivative } from './courses/math-senior-derivative.ts'
import { mathSeniorFunctionProperties } from './courses/math-senior-function-properties.ts'
import { mathSeniorSpaceVector } from './courses/math-senior-space-vector.ts'
import { mathSeniorTrigGraphs } from './courses/math-senior-trig-graphs.ts'
import { physicsJuniorBuoyancy } from './courses/physics-junior-buoyancy.ts'
import { physicsJuniorForceMotion } from './courses/physics-junior-force-motion.ts'
import { physicsJuniorLens } from './courses/physics-junior-lens.ts'
import { physicsJuniorOhm } from './courses/physics-junior-ohm.ts'
import { physicsSeniorCircularGravity } from './courses/physics-senior-circular-gravity.ts'
import { physicsSeniorElectricEnergy } from './courses/physics-senior-electric-energy.ts'
import { physicsSeniorInduction } from './courses/physics-senior-induction.ts'
import { physicsSeniorMomentum } from './courses/physics-senior-momentum.ts'
import { physicsSeniorNewton } from './courses/physics-senior-newton.ts'
import type { CourseHandouts } from './types.ts'

/** What is read in the lessons that have no film. */
export const LESSON_HANDOUTS: readonly CourseHandouts[] = [
  mathJuniorCongruentTriangles,
  mathJuniorLinearFunction,
  mathJuniorPythagoras,
  mathJuniorQuadraticFunction,
  mathJuniorRationalNumbers,
  mathPrimaryFractionDivision,
  mathPrimaryPolygonArea,
  mathSeniorDerivative,
  mathSeniorFunctionProperties,
  mathSeniorSpaceVector,
  mathSeniorTrigGraphs,
  physicsJuniorBuoyancy,
  physicsJuniorForceMotion,
  physicsJuniorLens,
  physicsJuniorOhm,
  physicsSeniorCircularGravity,
  physicsSeniorElectricEnergy,
  physicsSeniorInduction,
  physicsSeniorMomentum,
  physicsSeniorNewton,
]
