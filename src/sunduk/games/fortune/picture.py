"""x"""
def svg(s, seat, words, tables):
    return "<svg/>"
