/** An answer that is JSON already and goes out as it is. */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The answer of a verb, whose shape it is: the contract checks it as it checks any other. */
export const readyJson = <Result>(text: string): Result => new ReadyJson(text) as Result
