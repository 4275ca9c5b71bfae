@rem `npm start` begins with `exec`, so that signals reach the service and not only a shell. Windows has no such word.
@%*
