@rem Scripts of package.json begin with exec, by which signals reach the server. The shell of Windows has no such word.
@%*
