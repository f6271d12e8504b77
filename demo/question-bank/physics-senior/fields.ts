import { blanks } from '../../questions/making.ts'
import type { Template } from '../types.ts'
import { choose, chooseNumber, fraction, num, pick, tex } from '../writing.ts'

/** Circuits, electric and magnetic fields. */
export const fields: readonly Template[] = [
  {
    key: 'physics-senior-emf',
    places: ['人教版/必修第三册/第十二章 电能 能量守恒定律/2 闭合电路的欧姆定律'],
    know: '恒定电流',
    level: 19,
    make: (chance) => {
      const [a, b, inner] = [chance(3, 12), chance(2, 9), chance(1, 3)]
      const amps = chance(1, 8) / 4
      if (a <= b) return null
      const [one, other] = [(a + inner) * amps, ((a + inner) * amps) / (b + inner)]
      if (!Number.isInteger(other * 100)) return null
      return blanks(
        tex`一电源外接 \(${a}\,\Omega\) 的电阻时电流为 ${num(amps)} A，改接 \(${b}\,\Omega\) 的电阻时电流为 ${num(other)} A。该电源的电动势是____V，内阻是____Ω。`,
        [num(one), num(inner)],
        tex`由 \(E=I_1(R_1+r)=I_2(R_2+r)\) 联立解得 \(E=${num(one)}\,\mathrm{V}\)，\(r=${inner}\,\Omega\)。`,
      )
    },
  },
  {
    key: 'physics-senior-coulomb',
    places: ['人教版/必修第三册/第九章 静电场及其应用/2 库仑定律'],
    know: '静电场',
    level: 18,
    make: (chance) => {
      const [p, q, r] = [chance(2, 6), chance(2, 6), chance(2, 5)]
      const by = (p * q) / (r * r)
      if (by === 1) return null
      return chooseNumber(
        chance,
        `真空中两个点电荷之间的库仑力为 F。若两电荷的电荷量分别变为原来的 ${p} 倍和 ${q} 倍，距离变为原来的 ${r} 倍，则库仑力变为原来的多少倍？`,
        by,
        [(p * q) / r, p * q * r * r, (p + q) / (r * r), p * q, p * q * r].filter((it) => it !== 1),
        '倍',
        tex`由 \(F=k\frac{q_1q_2}{r^2}\)，变为 \(\frac{${p}\times${q}}{${r}^2}=${num(by)}\) 倍。`,
      )
    },
  },
  {
    key: 'physics-senior-charge',
    places: ['人教版/选择性必修第二册/第一章 安培力与洛伦兹力/3 带电粒子在匀强磁场中的运动'],
    know: '带电粒子在磁场中的运动',
    level: 20,
    make: (chance) => {
      const [mass, charge, speed] = [chance(2, 6), chance(2, 4), chance(2, 5)]
      if (mass * speed === charge) return null
      const text = (above: number, below: number) =>
        above === below ? tex`\(R\)` : tex`\(${fraction(above, below)}R\)`
      return choose(
        chance,
        tex`甲粒子垂直射入匀强磁场，做半径为 \(R\) 的匀速圆周运动。乙粒子的质量、电荷量和速度分别是甲的 ${mass} 倍、${charge} 倍和 ${speed} 倍，从同样的方向射入，它的轨道半径是`,
        text(mass * speed, charge),
        [
          text(mass * charge, speed),
          text(charge, mass * speed),
          text(mass, charge),
          text(mass * speed * charge, 1),
        ],
        tex`由 \(qvB=m\frac{v^2}{R}\) 得 \(R=\frac{mv}{qB}\)，乙的半径是 \(\frac{${mass}\times${speed}}{${charge}}R\)，即 ${text(mass * speed, charge)}。`,
      )
    },
  },
  {
    key: 'physics-senior-transformer',
    places: ['人教版/选择性必修第二册/第三章 交变电流/3 变压器'],
    know: '交变电流',
    level: 18,
    make: (chance) => {
      const [turns, part, amps] = [
        pick(chance, [1100, 2200, 550]),
        pick(chance, [5, 10, 11, 20, 22]),
        chance(1, 10),
      ]
      if (!Number.isInteger(turns / part) || !Number.isInteger((amps / part) * 100)) return null
      return blanks(
        `理想变压器原线圈 ${turns} 匝，接在有效值为 220 V 的正弦交流电源上，副线圈 ${turns / part} 匝，则副线圈两端电压的有效值是____V；当副线圈中的电流为 ${amps} A 时，原线圈中的电流是____A。`,
        [num(220 / part), num(amps / part)],
        tex`\(\frac{U_1}{U_2}=\frac{n_1}{n_2}=${part}\)，\(U_2=${num(220 / part)}\,\mathrm{V}\)；\(\frac{I_1}{I_2}=\frac{n_2}{n_1}\)，\(I_1=${num(amps / part)}\,\mathrm{A}\)。`,
      )
    },
  },
]
