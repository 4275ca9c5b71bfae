/** Whether a property of a configuration holds a credential, judging by its name: it is sealed, and masked for people. */
export const isSecretName = (name: string): boolean =>
  /secret|token|password|credential|api_?key|private_?key/i.test(name)
