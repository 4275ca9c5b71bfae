/** Setup of the `stores` project: hashes that take no time. `passwords.test.ts` checks the real cost. */
import { passwordCost } from '../../service/people/sign-in/passwords.ts'

Object.assign(passwordCost, { N: 16, r: 1, p: 1 })
